import { QueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { hasMarkers, resolved } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { cleaned } from './cleaned.ts'
import { queries } from './queries.ts'
import type { Reader } from './read.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readUrl: Reader }
  }
}

interface ReaderOptions {
  /** True in the renderer: the store has parsed its responses, and facts of the clinic have replaced the markers. */
  isComplete?: boolean
}

/** Queries are fresh for five minutes: no retry, refetch on focus or polling. (Specification, Business constants.) */
export function makeQueryClient(readUrl: Reader, { isComplete = false }: ReaderOptions = {}): QueryClient {
  const readSite = () => queryClient.ensureQueryData(queries.site())
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        meta: { readUrl: isComplete ? readUrl : readWithFacts(readUrl, readSite) },
        staleTime: limits.staleTime.default,
        // Uses the longest stale time of all queries, so unused data is dropped only after it is stale.
        gcTime: Math.max(...Object.values(limits.staleTime)),
        retry: false,
        // The route's loader has just read, so reading again on mount would wait twice for an API that is down.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}

/** Removes values of wrong types and replaces markers. Markers stay without facts, as then no page is shown. */
const readWithFacts =
  (readUrl: Reader, readSite: () => Promise<Site | null>): Reader =>
  async (url, signal, request) => {
    const result = await readUrl(url, signal, request)
    if ('failure' in result) return result
    const data = cleaned(result.data)
    const site = url !== urlOf('GET /api/site') && hasMarkers(data) && (await readSite())
    return { data: site ? resolved(data, site) : data }
  }
