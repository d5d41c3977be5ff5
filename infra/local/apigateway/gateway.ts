import * as z from 'zod/mini'
import { matchEndpoint } from '#shared/api/match.ts'
import { apiDomain } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { Intercept } from '../http/awsServer.ts'
import { decoded, type HttpRequest, type HttpResponse, jsonResponse } from '../http/message.ts'
import type { LocalFunction } from '../lambda/functionPool.ts'
import { functionInvoked } from '../lambda/readFunctions.ts'
import { responseOf, toEvent } from './payloadFormat.ts'

const Operation = z.object({ 'x-amazon-apigateway-integration': z.object({ uri: z.string() }) })
const PathItem = z.catchall(z.object({ parameters: z.optional(z.unknown()) }), Operation)
const ApiProperties = z.object({ Body: z.object({ paths: z.record(z.string(), PathItem) }) })
const StageProperties = z.object({ StageVariables: z.record(z.string(), z.string()) })

export type Gateway = ReturnType<typeof readGateway>

export function readGateway(
  stack: Stack,
  functions: readonly LocalFunction[],
  intercept: Intercept = (_, respond) => respond(),
) {
  const api = stack.onlyResource('AWS::ApiGatewayV2::Api', ApiProperties)
  const stage = stack.onlyResource('AWS::ApiGatewayV2::Stage', StageProperties)
  const { StageVariables: stageVariables } = stage.properties
  const routes = readRoutes(functions, api.properties.Body.paths)
  const host = apiDomain(api.id)

  async function respond(request: HttpRequest): Promise<HttpResponse> {
    if (request.bodyTooLarge) return jsonResponse(413, { message: 'Request Entity Too Large' })
    const path = decodedPath(request.path)
    const match = matchEndpoint(request.method, path)
    const matchedKey = match && `${request.method} ${match.key.slice(match.key.indexOf('/'))}`
    const routeKey = matchedKey && routes.has(matchedKey) ? matchedKey : '$default'
    const integration = routes.get(routeKey)
    if (!integration) return jsonResponse(404, { message: 'Not Found' })
    const params = routeKey === '$default' ? undefined : match?.params
    const route = { host, routeKey, params, apiId: api.id, stageVariables }
    const result = await integration.invoke(toEvent({ ...request, path }, route))
    const response = result.failed ? undefined : responseOf(result.response)
    return response ?? jsonResponse(500, { message: 'Internal Server Error' })
  }

  return {
    host,
    respond: async (request: HttpRequest) =>
      (await intercept('execute-api:Invoke', () => respond(request), request)) ?? unavailable,
  }
}

/** Before it chooses the route, an HTTP API decodes the path and cuts it at a decoded question mark. */
const decodedPath = (path: string): string => decoded(path)?.replace(/\?.*$/s, '') ?? path

const unavailable = jsonResponse(503, { message: 'Service Unavailable' })

function readRoutes(
  functions: readonly LocalFunction[],
  paths: Record<string, z.infer<typeof PathItem>>,
): Map<string, LocalFunction> {
  const routes = new Map<string, LocalFunction>()
  for (const [path, { parameters, ...methods }] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const routeKey = path === '/$default' ? '$default' : `${method.toUpperCase()} ${path}`
      const { uri } = operation['x-amazon-apigateway-integration']
      const [, arn] = /\/functions\/([^/]+)\/invocations$/.exec(uri) ?? []
      routes.set(routeKey, functionInvoked(routeKey, functions, arn))
    }
  }
  return routes
}
