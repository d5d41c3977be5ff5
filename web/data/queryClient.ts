import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { ReadError, type ReadResult, type ReadUrl } from './read.ts'

/** Makes stored HTML harmless. The browser uses DOMPurify, the renderer its counterpart for servers. */
export type CleanHtml = (html: string) => string

/** What a query says of itself beside its address. */
export interface ReadMeta extends Record<string, unknown> {
  /** The catalogue's message for a failed read; without it a failed read is `null`. */
  failure?: string
  /** Whether an answer has the shape that was asked for: nonsense counts as a failed read. */
  looksRight: (data: unknown) => boolean
  /** Keeps of an answer only what the screens show, so that caches and page data stay small. */
  trimmed?: (data: never) => unknown
  /** Returns the answer with its HTML made harmless. */
  cleaned?: (data: never, clean: CleanHtml) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

/** How a query client reaches the API and cleans what comes. */
export interface ReadDependencies {
  readUrl: ReadUrl
  /** Where many screens are drawn: gives what was made of an answer before, or asks. */
  memoize?: (url: string, ask: () => Promise<unknown>) => Promise<unknown>
  /** Loaded only when an answer holds HTML. */
  loadCleaner: () => Promise<CleanHtml>
}

/**
 * The query client with the product's rules: the query key's first element is the address, fresh for
 * five minutes by default, no retry, no refetch on focus, no polling. (Business constants.)
 */
export function makeQueryClient(door: ReadDependencies): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: (context) =>
          door.memoize
            ? door.memoize(String(context.queryKey[0]), () => ask(door, context))
            : ask(door, context),
        staleTime: limits.staleTime.default,
        retry: false,
        // The loader has just asked; a screen that asks again would wait twice for an API that is down.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

async function ask(
  door: ReadDependencies,
  { queryKey, meta, signal }: QueryFunctionContext,
): Promise<unknown> {
  const [answer, clean] = await Promise.all([
    door.readUrl(String(queryKey[0]), signal),
    meta?.cleaned ? door.loadCleaner() : undefined,
  ])
  if ('failed' in answer || !meta?.looksRight(answer.data)) return failedRead(answer, meta?.failure)
  // The shape was checked just above, which the type of a registered meta cannot express.
  const data = answer.data as never
  if (clean && meta.cleaned) return meta.cleaned(data, clean)
  return meta.trimmed ? meta.trimmed(data) : data
}

function failedRead(answer: ReadResult, failure: string | undefined): null {
  if (failure === undefined) return null
  throw new ReadError(failure, 'failed' in answer ? answer.failed : undefined)
}
