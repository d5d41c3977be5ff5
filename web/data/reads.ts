import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { failureOf } from './endpointQuery.ts'
import { isNotFound } from './read.ts'

/** A query with any result. Other options are functions of the result, whose types would exclude each other. */
export type AnyQuery<Result = unknown> = Pick<FetchQueryOptions<Result>, 'queryKey' | 'queryFn'>

/** Reads data of a page. Resolves to undefined or null if there is none. */
export type Read = <Result>(query: AnyQuery<Result>) => Promise<Result | undefined>

/** The queries that a page reads. Resolves once they have responded, in a browser after 3 seconds at the latest. */
export async function readsOf(
  { queryClient }: { queryClient: QueryClient },
  load: (read: Read) => Promise<unknown>,
): Promise<readonly AnyQuery[]> {
  const reads: AnyQuery[] = []
  const read: Read = async <Result>(query: AnyQuery<Result>) => {
    reads.push(query)
    await queryClient.prefetchQuery(query)
    return queryClient.getQueryData<Result>(query.queryKey)
  }
  await inTime(load(read))
  return reads
}

/** The renderer waits as long as it takes. */
export async function inTime(read: Promise<unknown>): Promise<void> {
  if (typeof document === 'undefined') {
    await read
    return
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limits.pageWait)
  })
  await Promise.race([read, late]).finally(() => clearTimeout(timer))
}

/** True while a read has neither data nor the response that there is none. */
export function isUnread(queryClient: QueryClient, { queryKey }: AnyQuery): boolean {
  const state = queryClient.getQueryState(queryKey)
  if (state?.data === undefined) return !isNotFound(state?.error)
  return state.data === null && failureOf(queryClient, queryKey) !== undefined
}
