import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { CallRequest, CallRequestChange } from '#shared/entities/callRequest.ts'
import { isLoggedOut, readStaff } from '../../../data/staff/queries.ts'
import { withLogin, writeWithLogin } from '../../../data/staff/withLogin.ts'
import { currentOf } from '../../../data/write.ts'
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

export function useReplaceCallRequest() {
  const queryClient = useQueryClient()
  return (changed: CallRequest) =>
    queryClient.setQueryData<CallRequest[]>(queryKey, (requests) =>
      requests?.map((request) => (request.id === changed.id ? changed : request)),
    )
}

/** Nobody has reached the person yet. */
export const isWaiting = ({ state, closedAt }: CallRequest): boolean =>
  closedAt === undefined && (state === 'new' || state === 'tried')

export const waitingInWords = (count: number) =>
  count === 0
    ? 'Nobody is waiting for a call.'
    : count === 1
      ? '1 person waits for a call.'
      : `${count} people wait for a call.`

/** Changes the version that the list shows. True if it was saved; otherwise a toast says why it was not. */
export function useCallRequestChange({ id, version }: CallRequest) {
  const replace = useReplaceCallRequest()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (step: Omit<CallRequestChange, 'version'>): Promise<boolean> => {
    setIsBusy(true)
    try {
      const body = { ...step, version }
      replace(await writeWithLogin('PATCH /api/admin/call-requests/{id}', { params: { id }, body }))
      return true
    } catch (error) {
      const current = currentOf<CallRequest>(error)
      if (current) replace(current)
      const text = current ? 'A colleague has changed this request. You see their change now.' : tryAgain
      toastFailure('The change was not saved', text)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, change }
}

export const tryAgain = 'Nothing was lost. Please try again.'
