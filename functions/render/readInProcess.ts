import { requestEvent } from '../http/requestEvent.ts'
import { parseApiUrl } from './apiUrl.ts'
import { pageReads } from './pageReads.ts'
import { FailedRead } from './renderFailure.ts'

/** Null if the response is a 404; any other error rejects, so that no page is rendered without its content. */
export async function readInProcess(url: string): Promise<unknown> {
  const { path, query, match } = parseApiUrl(url)
  const handler = match && pageReads[match.key]
  if (!handler) throw new Error(`No page is rendered from GET ${path}`)
  const event = requestEvent({ routeKey: match.key, path, params: match.params, query: query.toString() })
  const { statusCode, body = '' } = await handler(event)
  if (statusCode === 404) return null
  if (statusCode !== 200) throw new FailedRead(url, statusCode ?? 500, body)
  return JSON.parse(body)
}
