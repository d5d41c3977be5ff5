import { urlOf } from '#shared/api/urlOf.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import type { ReadDependencies } from './read.ts'
import { type ReadUrl, readOverNetwork } from './read.ts'

export const browserReads: ReadDependencies = {
  readUrl: readWithPublishedFacts,
  loadSanitizer: async () => (await import('./sanitizeHtml.ts')).sanitizeHtml,
}

/** Every screen needs the clinic's phone numbers. They are published with the pages, so that no function runs for them. */
async function readWithPublishedFacts(...[url, signal]: Parameters<ReadUrl>): ReturnType<ReadUrl> {
  if (url !== urlOf('GET /api/site')) return readOverNetwork(url, signal)
  const published = await readOverNetwork(`/${siteFactsKey}`, signal)
  return 'failure' in published ? readOverNetwork(url, signal) : published
}
