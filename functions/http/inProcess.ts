import { matchEndpoint } from '#shared/api/match.ts'
import { handlers } from '../handlers.ts'
import { requestEvent } from './requestEvent.ts'

/**
 * What a GET of an API address answers, asked within this process: the parsed JSON, null where the
 * answer is 404.
 * @throws for an address that no endpoint has, and for any other answer.
 */
export async function handleInProcess(url: string): Promise<unknown> {
  const { pathname, search } = new URL(url, 'http://in-process')
  const match = matchEndpoint('GET', pathname)
  if (!match) throw new Error(`No endpoint answers GET ${pathname}`)
  const event = requestEvent({
    routeKey: match.key,
    path: pathname,
    params: match.params,
    query: search.slice(1),
  })
  const { statusCode, body = '' } = await handlers[match.key](event)
  if (statusCode === 404) return null
  if (statusCode !== 200) throw new Error(`GET ${url} answered ${statusCode}: ${body}`)
  return JSON.parse(body)
}
