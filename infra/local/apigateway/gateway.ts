import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import { CommandError } from '../../commandError.ts'
import { apiDomain } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { HttpRequest, HttpResponse } from '../http/message.ts'
import { isAllowed } from '../iam/policy.ts'
import { readRoles } from '../iam/readPolicies.ts'
import type { LocalFunction } from '../lambda/localFunction.ts'
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
const PathItem = z.strictObject({
  parameters: z.optional(z.unknown()),
  get: z.optional(Operation),
  head: z.optional(Operation),
  post: z.optional(Operation),
  put: z.optional(Operation),
  patch: z.optional(Operation),
  delete: z.optional(Operation),
  'x-amazon-apigateway-any-method': z.optional(Operation),
})
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
  const stageVariables = readStageVariables(stack)
  const routes = readRoutes(stack, functions, api.properties.Body.paths)
  const host = apiDomain(api.id)

  return {
    host,
    respond: async (request) => {
      if (faults.api === 'gone') return errorResponse(503, 'Service Unavailable')
      if (hasLargeHeaders(request)) return errorResponse(431, 'Request Header Fields Too Large')
      if (request.bodyTooLarge) return errorResponse(413, 'Request Entity Too Large')
      const path = decodedPath(request.path)
      const match = matchEndpoint(request.method, path)
      const matchedKey = match && `${request.method} ${match.key.slice(match.key.indexOf('/'))}`
      const routeKey = matchedKey && routes.has(matchedKey) ? matchedKey : '$default'
      const integration = routes.get(routeKey)
      if (!integration) return errorResponse(404, 'Not Found')
      const params = routeKey === '$default' ? undefined : match?.params
      const result = await inTime(
        integration.invoke(
          toEvent({ ...request, path }, { host, routeKey, params, apiId: api.id, stageVariables }),
        ),
      )
      if (!result) return errorResponse(503, 'Service Unavailable')
      const response = result.failed ? undefined : responseOf(result.response)
      return response ?? errorResponse(500, 'Internal Server Error')
    },
  }
}

export const readStageVariables = (stack: Stack): Record<string, string> =>
  stack.onlyResource('AWS::ApiGatewayV2::Stage', StageProperties).properties.StageVariables

/** The function of each route. Refuses a route whose role could not invoke its function on AWS. */
function readRoutes(
  stack: Stack,
  functions: readonly LocalFunction[],
  paths: Record<string, z.infer<typeof PathItem>>,
): Map<string, LocalFunction> {
  const roles = readRoles(stack, 'apigateway.amazonaws.com')
  const operations = Object.entries(paths).flatMap(([path, { parameters, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => [routeKeyOf(method, path), operation] as const),
  )
  return new Map(
    operations.map(
      ([
        routeKey,
        {
          'x-amazon-apigateway-integration': { uri, credentials },
        },
      ]) => {
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
        return [routeKey, integration]
      },
    ),
  )
}

const routeKeyOf = (method: string, path: string): string =>
  path === '/$default' ? '$default' : `${method.toUpperCase()} ${path}`

function errorResponse(status: number, message: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  }
}
