import { urlOf } from '#shared/api/urlOf.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { type ReadUrl, readOverNetwork } from './read.ts'

/** Reads the facts of the clinic, which every screen needs, from a published file, so that no Lambda function runs. */
export const readInBrowser: ReadUrl = async (url, signal) => {
  if (url !== urlOf('GET /api/site')) return readOverNetwork(url, signal)
  const published = await readOverNetwork(`/${siteFactsKey}`, signal)
  return 'failure' in published ? readOverNetwork(url, signal) : published
}
