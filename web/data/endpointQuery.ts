import { queryOptions } from '@tanstack/react-query'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import type { ReadDependencies, SanitizeHtml } from './queryClient.ts'
import { ReadError } from './read.ts'

interface ReadOptions<Result> {
  /** The error catalogue's message; without it a failed read resolves to null. */
  failure?: string | undefined
  /** Whether a response has the shape that the screens rely on; any other counts as a failed read. */
  isValid: (data: unknown) => boolean
  staleTime?: number | undefined
  /** Drops what no screen shows, so that the cache stays small. */
  trim?: (result: Result) => Result
  sanitize?: (result: Result, html: SanitizeHtml) => Result
}

/** The query of an endpoint: address, cache key and result type follow from the endpoint's key. */
export function endpointQuery<Key extends ReadKey>(
  key: Key,
  options: UrlInput<Key> & ReadOptions<ResultOf<Key>>,
) {
  const url = urlOf(key, options)
  return queryOptions<ResultOf<Key> | null>({
    queryKey: [url],
    queryFn: ({ meta, signal }) => {
      if (!meta) throw new Error('The query client has no reader')
      const { dependencies } = meta
      const read = () => readResult<ResultOf<Key>>(url, options, dependencies, signal)
      // What is memoized under an address is the result of this very query.
      return dependencies.memoize ? (dependencies.memoize(url, read) as ReturnType<typeof read>) : read()
    },
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  })
}

async function readResult<Result>(
  url: string,
  { failure, isValid, trim, sanitize }: ReadOptions<Result>,
  { readUrl, loadSanitizer }: ReadDependencies,
  signal: AbortSignal,
): Promise<Result | null> {
  const [response, sanitizeHtml] = await Promise.all([readUrl(url, signal), sanitize && loadSanitizer()])
  if ('failure' in response || !isValid(response.data)) {
    if (failure === undefined) return null
    throw new ReadError(failure, 'failure' in response ? response.failure : {})
  }
  // The handler validated the response against the row's schema, which must not reach the browser.
  const result = response.data as Result
  if (sanitize && sanitizeHtml) return sanitize(result, sanitizeHtml)
  return trim ? trim(result) : result
}
