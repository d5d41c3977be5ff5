import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import type { Answer, Ask } from './edge/exchange.ts'
import type { LocalFunction } from './functions/localFunction.ts'
import { StartProblem } from './startProblem.ts'
import { place } from './template/resourceTypes.ts'
import type { LocalStack } from './template/stack.ts'

const ApiProperties = z.strictObject({ Name: z.string(), ProtocolType: z.literal('HTTP') })
const IntegrationProperties = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})
const RouteProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizationType: z.literal('NONE'),
  RouteKey: z.string(),
  Target: z.string(),
})
const StageProperties = z.strictObject({
  ApiId: z.string(),
  AutoDeploy: z.literal(true),
  StageName: z.literal('$default'),
  DefaultRouteSettings: z.optional(z.unknown()),
})

/** An HTTP API: what it answers to a request that the edge passed on. */
export interface Gateway {
  host: string
  answer(ask: Ask): Promise<Answer>
}

const HandlerAnswer = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

/** The template's HTTP API over its functions, as API Gateway routes and speaks (payload format 2.0). */
export function readGateway(stack: LocalStack, functions: readonly LocalFunction[]): Gateway {
  const [api, ...others] = stack.resources('AWS::ApiGatewayV2::Api', ApiProperties)
  if (!api || others.length > 0) throw new StartProblem('The template does not have exactly one HTTP API.')
  stack.resources('AWS::ApiGatewayV2::Stage', StageProperties)
  const routes = readRoutes(stack, functions)
  const host = `${api.id}.execute-api.${place.region}.${place.suffix}`

  return {
    host,
    answer: async (ask) => {
      const match = matchEndpoint(ask.method, ask.path)
      const wanted = match ? `${ask.method} ${match.key.slice(match.key.indexOf('/'))}` : '$default'
      const routeKey = routes.has(wanted) ? wanted : '$default'
      const invoked = routes.get(routeKey)
      if (!invoked) return gatewayProblem(404, 'Not Found')
      const params = routeKey === '$default' ? undefined : match?.params
      const outcome = await invoked.invoke(eventOf(ask, { host, routeKey, params, apiId: api.id }))
      if (outcome.failed) return gatewayProblem(500, 'Internal Server Error')
      const parsed = z.safeParse(HandlerAnswer, outcome.answer)
      if (!parsed.success) return gatewayProblem(500, 'Internal Server Error')
      const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data
      return {
        status: statusCode,
        headers: {
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
          ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
        },
        body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
      }
    },
  }
}

function readRoutes(stack: LocalStack, functions: readonly LocalFunction[]): Map<string, LocalFunction> {
  const integrations = new Map(
    stack
      .resources('AWS::ApiGatewayV2::Integration', IntegrationProperties)
      .map(({ id, properties }) => [`integrations/${id}`, properties.IntegrationUri]),
  )
  const routes = stack.resources('AWS::ApiGatewayV2::Route', RouteProperties)
  return new Map(
    routes.map(({ id, properties }) => {
      const arn = integrations.get(properties.Target)
      const invoked = functions.find((known) => known.arn === arn)
      if (!invoked) throw new StartProblem(`${id} in the template routes to a function that is not in it.`)
      return [properties.RouteKey, invoked]
    }),
  )
}

interface Route {
  host: string
  apiId: string
  routeKey: string
  params: Record<string, string> | undefined
}

/** The event of payload format 2.0. Parameters are decoded once, as API Gateway does. */
function eventOf(ask: Ask, { host, apiId, routeKey, params }: Route): object {
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
      accountId: place.account,
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

function bodyOf(ask: Ask): { body: string } {
  return { body: ask.body.toString(isText(ask) ? 'utf8' : 'base64') }
}

function isText(ask: Ask): boolean {
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

function gatewayProblem(status: number, message: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  }
}
