import { useMutation, useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { readStaff } from '../../../data/staff/queries.ts'
import { currentOf } from '../../../data/write.ts'
import { counted } from '../../ui/counted.ts'
import { toastFailure } from '../../ui/toasts.tsx'
import { useUserActivity } from '../../ui/useUserActivity.ts'
import { useLoginFor, useReplace } from '../../useStaffQuery.ts'
import { useFolderChanges } from './useSuspectedCalls.ts'

const inbox = 'GET /api/admin/call-requests'
export const checkEvery = 30_000

/** The inbox, newest first, refetched while the window is in use. Does not open the login if the session has ended. */
export function useCallRequests() {
  const query = useQuery({ queryKey: [urlOf(inbox)], queryFn: () => readStaff(inbox), staleTime: 0 })
  useUserActivity(checkEvery, () => void query.refetch({ cancelRefetch: false }))
  return query
}

/** The inbox for the Calls screen, which opens the login if the session has ended. */
export function useInbox() {
  const query = useCallRequests()
  useLoginFor(query)
  return query
}

/** True until somebody has reached the person. */
export const isWaiting = ({ state, closedAt }: CallRequest): boolean =>
  closedAt === undefined && (state === 'new' || state === 'tried')

export const waitingInWords = (count: number) =>
  count === 0
    ? 'Nobody is waiting for a call.'
    : `${counted(count, 'person waits', 'people wait')} for a call.`

export function useCallRequestWrite() {
  const replaceInInbox = useReplace<CallRequest>(inbox)
  const folder = useFolderChanges()
  const replace = (saved: CallRequest) => {
    replaceInInbox(saved)
    folder.put(saved)
  }
  const { isPending, mutateAsync } = useMutation({
    mutationFn: ({ write }: { failed: string; write: () => Promise<CallRequest> }) => write(),
    onSuccess: replace,
    onError: (error, { failed }) => {
      const current = currentOf<CallRequest>(error)
      if (current) replace(current)
      toastFailure(
        failed,
        current
          ? 'A colleague has changed this request. You see their change now.'
          : 'Nothing was lost. Please try again.',
      )
    },
  })
  /** Resolves to true if the write succeeded. Otherwise a toast with the title `failed` says why. */
  const send = (failed: string, write: () => Promise<CallRequest>): Promise<boolean> =>
    mutateAsync({ failed, write }).then(
      () => true,
      () => false,
    )
  return { isBusy: isPending, send }
}
