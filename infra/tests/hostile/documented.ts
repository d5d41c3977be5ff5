import * as z from 'zod/mini'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import { ApiProblem } from '#shared/entities/problem.ts'
import type { RawRequest, RawResponse } from './wire.ts'

/**
 * Describes how a response differs from what the API documents; undefined if it does not. The API never responds with
 * 403 or 5xx, and never reveals internals.
 */
export function undocumented(request: RawRequest, response: RawResponse): string | undefined {
  const { status, headers, body } = response
  // CloudFront resolves `..`: such an address may be one of the website.
  if (!new URL(request.path, 'http://site').pathname.startsWith('/api/'))
    return status < 500 && !internals.test(body) ? undefined : `a page has the status ${status}`
  if (!statuses.has(status)) return `its status is ${status}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'it lacks the security headers'
  if (internals.test(body) || body.includes(process.cwd())) return 'it reveals internals'
  if (request.method === 'HEAD' || status === 204 || status === 304)
    return body === '' ? undefined : 'it has a body'
  if (headers['content-type'] !== 'application/json') return `its content type is ${headers['content-type']}`
  const json = parsed(body)
  return status < 400 ? resultProblem(request, json) : errorProblem(json, response)
}

/** Without any other field. */
const Problem = z.strictObject(ApiProblem.shape)

const statuses = new Set([200, 204, 304, 400, 401, 404, 405, 409, 413, 415, 429])

/** A stack trace, a file name, or the name of an AWS resource or a library. */
const internals = /\n\s+at |node_modules|\.m?[jt]s:\d|\bat file:|arn:aws|ZodError|dynamodb/i

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function resultProblem({ method, path }: RawRequest, json: unknown): string | undefined {
  const key = matchEndpoint(method, path.split('?')[0] ?? '')?.key
  const row: Endpoint | undefined = key && endpoints[key]
  if (!row) return 'it succeeds without an endpoint'
  return row.returns.safeParse(json).success
    ? undefined
    : 'its body does not match the schema of the endpoint'
}

function errorProblem(json: unknown, { headers, status }: RawResponse): string | undefined {
  const problem = Problem.safeParse(json)
  if (!problem.success) return `its body is not that of an error: ${JSON.stringify(json)}`
  const { message, requestId } = problem.data
  if (message === '') return 'its error has no message'
  if (status === 405 && !headers.allow) return 'it has no Allow header'
  if (status === 429 && !/^[1-9]\d*$/.test(String(headers['retry-after'])))
    return 'it has no valid Retry-After header'
  if (headers['cache-control'] !== 'no-store') return 'its error may be cached'
  return requestId === headers['x-request-id'] ? undefined : 'its request id differs from its header'
}
