import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import type { RawRequest, RawResponse } from './wire.ts'

/**
 * What about an answer of the API is not as documented, in words; undefined where it is. Never a 403, never a 5xx,
 * never a word of how the site is made.
 */
export function undocumented(asked: RawRequest, answer: RawResponse): string | undefined {
  const { status, headers, body } = answer
  if (!statuses.has(status)) return `it answers ${status}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'it lacks the security headers'
  if (insides.test(body)) return 'it tells how the site is made'
  if (asked.method === 'HEAD' || status === 204 || status === 304)
    return body === '' ? undefined : 'it has a body'
  if (headers['content-type'] !== 'application/json') return `it answers ${headers['content-type']}`
  const told = parsed(body)
  return status < 400 ? notPromised(asked, told) : notAProblem(told, answer)
}

const statuses = new Set([200, 204, 304, 400, 401, 404, 405, 409, 413, 415, 429])

/** A line of a stack, a file of ours or of a library, the name of something in the cloud. */
const insides = /\n\s+at |node_modules|\.m?[jt]s:\d|\bat file:|arn:aws|ZodError|dynamodb|\/work\//i

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function notPromised({ method, path }: RawRequest, told: unknown): string | undefined {
  const key = matchEndpoint(method, path.split('?')[0] ?? '')?.key
  const row: Endpoint | undefined = key && endpoints[key]
  if (!row) return 'it succeeds where no endpoint is'
  return row.returns.safeParse(told).success ? undefined : 'its body is not what the endpoint promises'
}

function notAProblem(told: unknown, { headers, status }: RawResponse): string | undefined {
  if (typeof told !== 'object' || told === null) return 'its body is no JSON object'
  const { message, requestId, current: _, ...others } = told as Record<string, unknown>
  if (typeof message !== 'string' || message === '') return 'its problem has no message'
  if (Object.keys(others).length > 0) return `its problem says more: ${Object.keys(others).join()}`
  if (status === 405 && !headers.allow) return 'it does not say which methods are answered'
  if (status === 429 && !/^[1-9]\d*$/.test(String(headers['retry-after'])))
    return 'it does not say when to come again'
  if (headers['cache-control'] !== 'no-store') return 'its problem may be kept by caches'
  return requestId === headers['x-request-id'] ? undefined : 'its request id is not that of its header'
}
