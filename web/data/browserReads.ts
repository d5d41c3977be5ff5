import { urlOf } from '#shared/api/urlOf.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { type ReadUrl, readOverNetwork } from './read.ts'

/** Every screen needs the clinic's phone numbers. They are published with the pages, so that no function runs for them. */
export const readInBrowser: ReadUrl = async (url, signal) => {
  if (url !== urlOf('GET /api/site')) return readOverNetwork(url, signal)
  const published = await readOverNetwork(`/${siteFactsKey}`, signal)
  return 'failure' in published ? readOverNetwork(url, signal) : published
}
