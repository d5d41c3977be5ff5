import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { desk } from '../data/staff/desk.ts'
import { isWaiting, useCallRequests } from './records/callRequests/useCallRequests.ts'
import { useSignsOfUse } from './useSignsOfUse.ts'

const checkEvery = 30_000

/** The calls and the drafts that wait for somebody. What cannot be read is not counted: its screen says why. */
export function useWaitingCounts(): { calls: number; drafts: number } {
  const { data: requests = [] } = useCallRequests()
  const { data: drafts = 0, refetch } = useQuery({
    queryKey: [urlOf('GET /api/admin/documents', { query: { status: 'draft' } }), 'count'],
    queryFn: countDrafts,
    staleTime: 0,
  })
  useSignsOfUse(checkEvery, () => void refetch())
  return { calls: requests.filter(isWaiting).length, drafts }
}

/** Of documents that were never published, and of those that have changed since. */
async function countDrafts(): Promise<number> {
  const lists = await Promise.all([desk.list({ status: 'draft' }), desk.list({ status: 'changed' })])
  return lists.reduce((sum, { total }) => sum + total, 0)
}
