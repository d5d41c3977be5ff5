import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { environment } from '../cloudformation/resourceTypes.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from '../cloudfront/http.ts'

/** Which route took a request. */
export interface Route {
  host: string
  apiId: string
  routeKey: string
  params: Record<string, string> | undefined
}

/** The event of payload format 2.0. Parameters are decoded once, as API Gateway does. */
export function eventOf(ask: EdgeHttpRequest, { host, apiId, routeKey, params }: Route): object {
  const { cookie, ...headers } = ask.headers
  const query = new URLSearchParams(ask.query)
  const names = [...new Set(query.keys())]
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: ask.path,
    rawQueryString: ask.query,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers: { ...headers, host, 'x-forwarded-proto': 'https' },
    ...(names.length > 0
      ? {
          queryStringParameters: Object.fromEntries(
            names.map((name) => [name, query.getAll(name).join(',')]),
          ),
        }
      : {}),
    ...(params
      ? {
          pathParameters: Object.fromEntries(
            Object.entries(params).map(([name, value]) => [name, decoded(value)]),
          ),
        }
      : {}),
    requestContext: {
      accountId: environment.account,
      apiId,
      domainName: host,
      domainPrefix: apiId,
      http: {
        method: ask.method,
        path: ask.path,
        protocol: 'HTTP/1.1',
        sourceIp: ask.viewerAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(ask.body.length > 0 ? bodyOf(ask) : {}),
    isBase64Encoded: ask.body.length > 0 && !isText(ask),
  }
}

function bodyOf(ask: EdgeHttpRequest): { body: string } {
  return { body: ask.body.toString(isText(ask) ? 'utf8' : 'base64') }
}

function isText(ask: EdgeHttpRequest): boolean {
  return /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded))/.test(
    ask.headers['content-type'] ?? '',
  )
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A handler's answer as it goes back over HTTP; undefined where it is none. */
export function responseFrom(answer: unknown): EdgeHttpResponse | undefined {
  const parsed = z.safeParse(HandlerAnswer, answer)
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

const HandlerAnswer = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})
