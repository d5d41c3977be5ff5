import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import { CommandError } from '../../commandError.ts'
import { apiDomain } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/message.ts'
import { isAllowed } from '../iam/policy.ts'
import { readRoles } from '../iam/readPolicies.ts'
import type { LocalFunction } from '../lambda/functionPool.ts'
import { decodedPath } from './decodedPath.ts'
import { hasLargeHeaders, inTime } from './limits.ts'
import { responseOf, toEvent } from './payloadFormat.ts'

const Operation = z.strictObject({
  isDefaultRoute: z.optional(z.literal(true)),
  responses: z.unknown(),
  'x-amazon-apigateway-integration': z.strictObject({
    type: z.literal('aws_proxy'),
    httpMethod: z.literal('POST'),
    uri: z.string(),
    credentials: z.string(),
    payloadFormatVersion: z.literal('2.0'),
  }),
})
const PathItem = z.catchall(z.object({ parameters: z.optional(z.unknown()) }), Operation)
const ApiProperties = z.strictObject({
  Body: z.strictObject({
    openapi: z.literal('3.0.1'),
    info: z.strictObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), PathItem),
  }),
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

export function readGateway(
  stack: Stack,
  functions: readonly LocalFunction[],
  faults: GatewayFaults,
): Gateway {
  const api = stack.onlyResource('AWS::ApiGatewayV2::Api', ApiProperties)
  const { StageVariables: stageVariables } = stack.onlyResource(
    'AWS::ApiGatewayV2::Stage',
    StageProperties,
  ).properties
  const routes = readRoutes(stack, functions, api.properties.Body.paths)
  const host = apiDomain(api.id)

  return {
    host,
    respond: async (request) => {
      if (faults.api === 'gone') return jsonResponse(503, { message: 'Service Unavailable' })
      if (hasLargeHeaders(request)) return jsonResponse(431, { message: 'Request Header Fields Too Large' })
      if (request.bodyTooLarge) return jsonResponse(413, { message: 'Request Entity Too Large' })
      const path = decodedPath(request.path)
      const match = matchEndpoint(request.method, path)
      const matchedKey = match && `${request.method} ${match.key.slice(match.key.indexOf('/'))}`
      const routeKey = matchedKey && routes.has(matchedKey) ? matchedKey : '$default'
      const integration = routes.get(routeKey)
      if (!integration) return jsonResponse(404, { message: 'Not Found' })
      const params = routeKey === '$default' ? undefined : match?.params
      const result = await inTime(
        integration.invoke(
          toEvent({ ...request, path }, { host, routeKey, params, apiId: api.id, stageVariables }),
        ),
      )
      if (!result) return jsonResponse(503, { message: 'Service Unavailable' })
      const response = result.failed ? undefined : responseOf(result.response)
      return response ?? jsonResponse(500, { message: 'Internal Server Error' })
    },
  }
}

/** The function of each route. Refuses a route whose role could not invoke its function on AWS. */
function readRoutes(
  stack: Stack,
  functions: readonly LocalFunction[],
  paths: Record<string, z.infer<typeof PathItem>>,
): Map<string, LocalFunction> {
  const roles = readRoles(stack, 'apigateway.amazonaws.com')
  const routes = new Map<string, LocalFunction>()
  for (const [path, { parameters, ...methods }] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const routeKey = path === '/$default' ? '$default' : `${method.toUpperCase()} ${path}`
      const { uri, credentials } = operation['x-amazon-apigateway-integration']
      const arn = /:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/.exec(uri)?.[1]
      const integration = functions.find((candidate) => candidate.arn === arn)
      if (!integration) {
        throw new CommandError(
          `${routeKey} in the template leads to a function that the template does not contain.`,
        )
      }
      const invocation = { action: 'lambda:InvokeFunction', resource: integration.arn, context: {} }
      if (!isAllowed(roles.get(credentials) ?? [], invocation)) {
        throw new CommandError(
          `No role in the template lets API Gateway invoke ${integration.name} for ${routeKey}: on AWS, each call would fail.`,
        )
      }
      routes.set(routeKey, integration)
    }
  }
  return routes
}
