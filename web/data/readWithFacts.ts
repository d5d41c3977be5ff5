import { urlOf } from '#shared/api/urlOf.ts'
import { hasMarkers, resolved } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ReadUrl } from './read.ts'

/** Texts with the facts of the clinic in place of their markers. Without facts no page is shown, so theirs stay. */
export const readWithFacts =
  (readUrl: ReadUrl, readSite: () => Promise<Site | null>): ReadUrl =>
  async (url, signal) => {
    const result = await readUrl(url, signal)
    if ('failure' in result || url === urlOf('GET /api/site') || !hasMarkers(result.data)) return result
    const site = await readSite()
    return site ? { data: resolved(result.data, site) } : result
  }
