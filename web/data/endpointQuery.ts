import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import { limits } from '#shared/limits.ts'
import { ReadError, type ReadFailure } from './read.ts'

interface ReadOptions<Result> {
  /** The error catalogue's message. Without a message, a failed read resolves to null. */
  failure?: string | undefined
  /** Returns the part of a response that screens show. If it returns undefined, the read has failed. */
  parse: (data: unknown) => Result | undefined
  staleTime?: number | undefined
}

/** The query of an endpoint. The URL, the cache key and the result type follow from the endpoint's key. */
export function endpointQuery<Key extends ReadKey>(
  key: Key,
  options: UrlInput<Key> & ReadOptions<ResultOf<Key>>,
) {
  const url = urlOf(key, options)
  const { params, query, failure: message, parse, staleTime = limits.staleTime.default } = options
  return queryOptions<ResultOf<Key> | null>({
    queryKey: [url],
    queryFn: async ({ meta, signal, client }) => {
      if (!meta) throw new Error('The query client has no reader')
      const response = await meta.readUrl(url, signal, { url, key, params, query })
      const failure = 'failure' in response ? response.failure : {}
      // A null response means that nothing is stored.
      const parsed = (data: unknown) => (data === null ? null : parse(data))
      const result = 'data' in response ? parsed(response.data) : undefined
      if (result !== undefined) {
        client.removeQueries({ queryKey: failureKey(url), exact: true })
        return result
      }
      if (message !== undefined) throw new ReadError(message, failure)
      client.setQueryData(failureKey(url), failure)
      return null
    },
    // After a null result, the next screen reads again, as after an error. Mounting after the route's loader does not.
    staleTime: ({ state }) => (state.data === null ? 0 : staleTime),
    refetchOnMount: ({ state }) => state.data !== null,
  })
}

/** The reason why a read resolved to null, with a message for visitors. Null if nothing is stored. */
export function useReadFailure({ queryKey }: { queryKey: QueryKey }, message: string): ReadError | null {
  const failure = failureOf(useQueryClient(), queryKey)
  return failure ? new ReadError(message, failure) : null
}

/** Undefined if nothing is stored. */
export function failureOf(queryClient: QueryClient, [url]: QueryKey): ReadFailure | undefined {
  const failure = queryClient.getQueryData<ReadFailure>(failureKey(url))
  return failure?.status === 404 ? undefined : failure
}

const failureKey = (url: unknown) => [url, 'failure']
