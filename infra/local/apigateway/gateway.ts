import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import { CommandError } from '../../commandError.ts'
import { environment } from '../cloudformation/resourceTypes.ts'
import type { LocalStack } from '../cloudformation/stack.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from '../cloudfront/http.ts'
import type { LocalFunction } from '../lambda/localFunction.ts'
import { eventOf, responseFrom } from './gatewayEvent.ts'

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
  answer(ask: EdgeHttpRequest): Promise<EdgeHttpResponse>
}

/** The template's HTTP API over its functions, as API Gateway routes and speaks (payload format 2.0). */
export function readGateway(stack: LocalStack, functions: readonly LocalFunction[]): Gateway {
  const [api, ...others] = stack.resources('AWS::ApiGatewayV2::Api', ApiProperties)
  if (!api || others.length > 0) throw new CommandError('The template does not have exactly one HTTP API.')
  stack.resources('AWS::ApiGatewayV2::Stage', StageProperties)
  const routes = readRoutes(stack, functions)
  const host = `${api.id}.execute-api.${environment.region}.${environment.suffix}`

  return {
    host,
    answer: async (ask) => {
      if (ask.tooLarge) return gatewayProblem(413, 'Request Entity Too Large')
      const match = matchEndpoint(ask.method, ask.path)
      const wanted = match ? `${ask.method} ${match.key.slice(match.key.indexOf('/'))}` : '$default'
      const routeKey = routes.has(wanted) ? wanted : '$default'
      const invoked = routes.get(routeKey)
      if (!invoked) return gatewayProblem(404, 'Not Found')
      const params = routeKey === '$default' ? undefined : match?.params
      const outcome = await invoked.invoke(eventOf(ask, { host, routeKey, params, apiId: api.id }))
      if (outcome.failed) return gatewayProblem(500, 'Internal Server Error')
      return responseFrom(outcome.answer) ?? gatewayProblem(500, 'Internal Server Error')
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
      if (!invoked) throw new CommandError(`${id} in the template routes to a function that is not in it.`)
      return [properties.RouteKey, invoked]
    }),
  )
}

function gatewayProblem(status: number, message: string): EdgeHttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  }
}
