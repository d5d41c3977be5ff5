import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import { limits } from '#shared/limits.ts'
import { pageLoadFailed } from '#shared/loading.ts'
import type { ReadDependencies, SanitizeHtml } from './read.ts'
import { ReadError, type ReadFailure } from './read.ts'
import { reportError } from './reportError.ts'

interface ReadOptions<Result> {
  /** The error catalogue's message; without it a failed read resolves to null. */
  failure?: string | undefined
  /** What the screens show of a response. Undefined if that is nothing, which counts as a failed read. */
  parse: (data: unknown) => Result | undefined
  staleTime?: number | undefined
  sanitize?: (result: Result, html: SanitizeHtml) => Result
}

type Outcome<Result> = { result: Result | null } | { failure: ReadFailure }

/** The query of an endpoint: address, cache key and result type follow from the endpoint's key. */
export function endpointQuery<Key extends ReadKey>(
  key: Key,
  options: UrlInput<Key> & ReadOptions<ResultOf<Key>>,
) {
  const url = urlOf(key, options)
  const { failure: message, staleTime = limits.staleTime.default } = options
  return queryOptions<ResultOf<Key> | null>({
    queryKey: [url],
    queryFn: async ({ meta, signal, client }) => {
      if (!meta) throw new Error('The query client has no reader')
      const { dependencies } = meta
      const read = () => readOutcome<ResultOf<Key>>(url, options, dependencies, signal)
      // Each address belongs to one query, so its memoized result has this type.
      const outcome = await (dependencies.memoize
        ? (dependencies.memoize(url, read) as ReturnType<typeof read>)
        : read())
      if ('result' in outcome) {
        client.removeQueries({ queryKey: failureKey(url), exact: true })
        return outcome.result
      }
      if (message !== undefined) throw new ReadError(message, outcome.failure)
      client.setQueryData(failureKey(url), outcome.failure)
      return null
    },
    // As after an error: the next screen reads again, the mount after the route's loader does not.
    staleTime: ({ state }) => (state.data === null ? 0 : staleTime),
    refetchOnMount: ({ state }) => state.data !== null,
  })
}

/** Why a read resolved to null. Null where nothing is stored: that is no failure. */
export function useReadFailure({ queryKey: [url] }: { queryKey: readonly unknown[] }): ReadError | null {
  const failure = useQueryClient().getQueryData<ReadFailure>(failureKey(url))
  return failure && failure.status !== 404 ? new ReadError(pageLoadFailed, failure) : null
}

const failureKey = (url: unknown) => [url, 'failure']

async function readOutcome<Result>(
  url: string,
  { parse, sanitize }: ReadOptions<Result>,
  { readUrl, loadSanitizer }: ReadDependencies,
  signal: AbortSignal,
): Promise<Outcome<Result>> {
  try {
    const [response, sanitizeHtml] = await Promise.all([readUrl(url, signal), sanitize && loadSanitizer()])
    if ('failure' in response) return response
    // As if nothing were stored.
    if (response.data === null) return { result: null }
    const result = parse(response.data)
    if (result === undefined) return { failure: {} }
    return { result: sanitize && sanitizeHtml ? sanitize(result, sanitizeHtml) : result }
  } catch (error) {
    // The sanitizer could not be loaded, or a nested part of the response has another shape.
    reportError(error)
    return { failure: {} }
  }
}
