import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { callRequestLimits, type Suspicion } from '#shared/callRequests.ts'
import type { CallRequest, SuspectedCalls } from '#shared/entities/callRequest.ts'
import { readStaff } from '../../../data/staff/queries.ts'
import { withLogin, writeWithLogin } from '../../../data/staff/withLogin.ts'
import { counted } from '../../ui/counted.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'

const folder = 'GET /api/admin/suspected-calls'

/** Does not refetch by itself, because a flood of requests would push an opened request off the list. */
export const useSuspectedCalls = () => useStaffQuery(folder)

export const countOfSuspected = (calls: readonly SuspectedCalls[]): number =>
  calls.reduce((sum, { count }) => sum + count, 0)

/** The server stops counting at a limit. */
export const suspectedInWords = (count: number): string =>
  count >= callRequestLimits.suspected.counted
    ? `At least ${count} requests may be spam`
    : `${counted(count, 'request')} may be spam`

export function useFolderChanges() {
  const queryClient = useQueryClient()
  const change = (changed: (calls: SuspectedCalls) => SuspectedCalls) =>
    queryClient.setQueryData<SuspectedCalls[]>([urlOf(folder)], (all) => all?.map(changed))
  return {
    /** Replaces a request, or removes a request that is no longer suspected. */
    put: (saved: CallRequest) =>
      change((calls) => {
        const others = calls.requests.filter(({ id }) => id !== saved.id)
        if (others.length === calls.requests.length) return calls
        if (saved.suspicion === undefined) return { ...calls, requests: others, count: calls.count - 1 }
        const requests = calls.requests.map((request) => (request.id === saved.id ? saved : request))
        return { ...calls, requests }
      }),
    showOlder: async (suspicion: Suspicion, before: string): Promise<void> => {
      const input = { params: { suspicion }, query: { before } }
      const read = () => readStaff('GET /api/admin/suspected-calls/{suspicion}', input)
      const older = await withLogin(read)
      change((calls) =>
        calls.suspicion === suspicion ? { ...calls, requests: [...calls.requests, ...older] } : calls,
      )
    },
    setAside: async (suspicion: Suspicion, until: string | null): Promise<void> => {
      const input = { params: { suspicion }, body: { until } }
      await writeWithLogin('PUT /api/admin/suspected-calls/{suspicion}', input)
      await queryClient.invalidateQueries({ queryKey: [urlOf(folder)] })
    },
  }
}
