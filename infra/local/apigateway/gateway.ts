import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import { CommandError } from '../../commandError.ts'
import { apiDomain, regionalArn } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { HttpRequest, HttpResponse } from '../http/message.ts'
import type { LocalFunction } from '../lambda/localFunction.ts'
import { readPermissions } from '../lambda/permissions.ts'
import { decodedPath } from './decodedPath.ts'
import { responseOf, toEvent } from './payloadFormat.ts'

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
  RouteSettings: z.optional(z.unknown()),
  StageVariables: z.record(
    z.string().check(z.regex(/^\w+$/)),
    z.string().check(z.regex(/^[\w.~:/?#&=,-]{1,512}$/)),
  ),
})

/** A fault that tests switch on: the API is down, as in an outage of its region. */
export interface GatewayFaults {
  api?: 'gone' | undefined
}

export interface Gateway {
  host: string
  respond(request: HttpRequest): Promise<HttpResponse>
}

/** The template's HTTP API, which routes requests to its functions. */
export function readGateway(
  stack: Stack,
  functions: readonly LocalFunction[],
  faults: GatewayFaults,
): Gateway {
  const api = stack.onlyResource('AWS::ApiGatewayV2::Api', ApiProperties)
  const stageVariables = readStageVariables(stack)
  const routes = readRoutes(stack, functions, api.id)
  const host = apiDomain(api.id)

  return {
    host,
    respond: async (request) => {
      if (faults.api === 'gone') return errorResponse(503, 'Service Unavailable')
      if (request.bodyTooLarge) return errorResponse(413, 'Request Entity Too Large')
      const path = decodedPath(request.path)
      const match = matchEndpoint(request.method, path)
      const matchedKey = match && `${request.method} ${match.key.slice(match.key.indexOf('/'))}`
      const routeKey = matchedKey && routes.has(matchedKey) ? matchedKey : '$default'
      const integration = routes.get(routeKey)
      if (!integration) return errorResponse(404, 'Not Found')
      const params = routeKey === '$default' ? undefined : match?.params
      const result = await integration.invoke(
        toEvent({ ...request, path }, { host, routeKey, params, apiId: api.id, stageVariables }),
      )
      const response = result.failed ? undefined : responseOf(result.response)
      return response ?? errorResponse(500, 'Internal Server Error')
    },
  }
}

/** What the stage passes to the functions with each request. */
export const readStageVariables = (stack: Stack): Record<string, string> =>
  stack.onlyResource('AWS::ApiGatewayV2::Stage', StageProperties).properties.StageVariables

function readRoutes(
  stack: Stack,
  functions: readonly LocalFunction[],
  apiId: string,
): Map<string, LocalFunction> {
  const requirePermission = readPermissions(stack)
  const integrations = new Map(
    stack
      .resources('AWS::ApiGatewayV2::Integration', IntegrationProperties)
      .map(({ id, properties }) => [`integrations/${id}`, properties.IntegrationUri]),
  )
  const routes = stack.resources('AWS::ApiGatewayV2::Route', RouteProperties)
  return new Map(
    routes.map(({ id, properties }) => {
      const arn = integrations.get(properties.Target)
      const integration = functions.find((candidate) => candidate.arn === arn)
      if (!integration) {
        throw new CommandError(
          `${id} in the template routes to a function that the template does not contain.`,
        )
      }
      requirePermission(integration, {
        service: 'apigateway.amazonaws.com',
        sourceArn: regionalArn('execute-api', `${apiId}/$default/${properties.RouteKey.replace(' ', '')}`),
      })
      return [properties.RouteKey, integration]
    }),
  )
}

function errorResponse(status: number, message: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  }
}
