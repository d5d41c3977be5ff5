import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { isLoggedOut, readStaff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf } from '../../../data/write.ts'
import { counted } from '../../ui/counted.ts'
import { toastFailure } from '../../ui/toasts.tsx'
import { useSignsOfUse } from '../../ui/useSignsOfUse.ts'

const queryKey = [urlOf('GET /api/admin/call-requests')]
const checkEvery = 30_000

/** The inbox, newest first. It looks for new requests while somebody uses the window, and asks nobody to log in. */
export function useCallRequests() {
  const query = useQuery({ queryKey, queryFn: () => readStaff('GET /api/admin/call-requests'), staleTime: 0 })
  useSignsOfUse(checkEvery, () => void query.refetch({ cancelRefetch: false }))
  return query
}

/** The same where the inbox is the screen. */
export function useInbox() {
  const query = useCallRequests()
  const logIn = useEffectEvent(() => {
    if (isLoggedOut(query.error))
      withLogin(() => query.refetch({ throwOnError: true })).catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => logIn(), [query.error])
  return query
}

export const isWaiting = ({ state, closedAt }: CallRequest): boolean =>
  closedAt === undefined && (state === 'new' || state === 'tried')

export const waitingInWords = (count: number) =>
  count === 0
    ? 'Nobody is waiting for a call.'
    : `${counted(count, 'person waits', 'people wait')} for a call.`

export function useCallRequestWrite() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const replace = (changed: CallRequest) =>
    queryClient.setQueryData<CallRequest[]>(queryKey, (requests) =>
      requests?.map((request) => (request.id === changed.id ? changed : request)),
    )
  /** True if it was done; otherwise a toast with `failed` says why it was not. */
  const send = async (failed: string, write: () => Promise<CallRequest>): Promise<boolean> => {
    setIsBusy(true)
    try {
      replace(await write())
      return true
    } catch (error) {
      const current = currentOf<CallRequest>(error)
      if (current) replace(current)
      toastFailure(
        failed,
        current
          ? 'A colleague has changed this request. You see their change now.'
          : 'Nothing was lost. Please try again.',
      )
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
