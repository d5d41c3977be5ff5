import { QueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { hasMarkers, resolved } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { queries } from './queries.ts'
import type { Reader } from './read.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readUrl: Reader }
  }
}

interface ReaderOptions {
  /** The renderer's responses have the facts of the clinic already. */
  hasFacts?: boolean
}

/** The product's rules for queries: fresh for five minutes, no retry, no refetch on focus, no polling. (Business constants.) */
export function makeQueryClient(readUrl: Reader, { hasFacts = false }: ReaderOptions = {}): QueryClient {
  const readSite = () => queryClient.ensureQueryData(queries.site())
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        meta: { readUrl: hasFacts ? readUrl : readWithFacts(readUrl, readSite) },
        staleTime: limits.staleTime.default,
        // The longest stale time of all queries: unused data is dropped once it is stale.
        gcTime: Math.max(...Object.values(limits.staleTime)),
        retry: false,
        // The route's loader has just read: reading again on mount would wait twice for an API that is down.
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

/** Texts with the facts of the clinic in place of their markers. Without facts no page is shown, so theirs stay. */
const readWithFacts =
  (readUrl: Reader, readSite: () => Promise<Site | null>): Reader =>
  async (url, signal, request) => {
    const result = await readUrl(url, signal, request)
    if ('failure' in result || url === urlOf('GET /api/site') || !hasMarkers(result.data)) return result
    const site = await readSite()
    return site ? { data: resolved(result.data, site) } : result
  }
