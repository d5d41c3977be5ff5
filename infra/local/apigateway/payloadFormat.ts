import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { HttpRequest, HttpResponse } from '../http/message.ts'

export interface Route {
  host: string
  apiId: string
  routeKey: string
  params: Record<string, string> | undefined
  stageVariables: Record<string, string>
}

export function toEvent(
  request: HttpRequest,
  { host, apiId, routeKey, params, stageVariables }: Route,
): object {
  const { cookie, ...headers } = request.headers
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers: { ...headers, host, 'x-forwarded-proto': 'https' },
    ...queryOf(request),
    ...(params ? { pathParameters: params } : {}),
    stageVariables,
    requestContext: {
      apiId,
      domainName: host,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.viewerAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
    },
    ...bodyOf(request),
  }
}

function queryOf({ query }: HttpRequest): object {
  const parameters = new URLSearchParams(query)
  const names = [...new Set(parameters.keys())]
  if (names.length === 0) return {}
  const entries = names.map((name) => [name, parameters.getAll(name).join(',')])
  return { queryStringParameters: Object.fromEntries(entries) }
}

function bodyOf({ body, headers }: HttpRequest): object {
  if (body.length === 0) return { isBase64Encoded: false }
  const isText = textTypes.test(headers['content-type'] ?? '')
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText }
}

/** An HTTP API sends bodies of all other types in base64, including forms. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i

const HandlerResponse = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

/** The HTTP response that a handler returned, or undefined if the returned value is malformed. */
export function responseOf(returned: unknown): HttpResponse | undefined {
  const parsed = z.safeParse(HandlerResponse, returned)
  if (!parsed.success) return undefined
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}
