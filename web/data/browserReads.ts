import { urlOf } from '#shared/api/urlOf.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { type ReadUrl, readOverNetwork } from './read.ts'
import type { ReadDependencies } from './readDependencies.ts'

export const browserReads: ReadDependencies = {
  readUrl: readWithPublishedFacts,
  loadSanitizer: async () => (await import('./sanitizeHtml.ts')).sanitizeHtml,
}

/** Every screen needs the clinic's phone numbers, also when the API does not respond: the pages bring them along. */
async function readWithPublishedFacts(...[url, signal]: Parameters<ReadUrl>): ReturnType<ReadUrl> {
  const result = await readOverNetwork(url, signal)
  return 'failure' in result && url === urlOf('GET /api/site', {})
    ? readOverNetwork(`/${siteFactsKey}`, signal)
    : result
}
