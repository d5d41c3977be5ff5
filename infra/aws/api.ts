import { Stack } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

/** The function that answers whatever no row names: JSON 404s and 405s. */
export const fallbackHandler = 'fallback/unmatchedRoute'

/** Every function that the API calls: each row's once, and the fallback. */
export function apiHandlers(): string[] {
  const rows = Object.values<Endpoint>(endpoints).map((row) => row.handler)
  return [...new Set([...rows, fallbackHandler])]
}

/**
 * What the API takes, of all visitors together, per second and at once: far above what a clinic's visitors ask, since
 * pages ask nothing, and far below what would be dear. What is above is a 429.
 */
const throttle = { rateLimit: 100, burstLimit: 200 }

/** The HTTP API, still without routes: the edge needs its address before there are functions to route to. */
export function siteApi(scope: Construct): HttpApi {
  const api = new HttpApi(scope, 'Api', { apiName: Stack.of(scope).stackName, createDefaultStage: false })
  new HttpStage(api, 'DefaultStage', { httpApi: api, autoDeploy: true, throttle })
  return api
}

/**
 * The routes of the API: one for each row of the endpoint table to its function, HEAD beside every GET since
 * CloudFront passes a visitor's HEAD on, and the fallback for the rest.
 */
export function routeApi(api: HttpApi, functions: Record<string, LambdaFunction>): void {
  const integrations = new Map(
    Object.entries(functions).map(([handler, made]) => [handler, new HttpLambdaIntegration(handler, made)]),
  )
  const toFunction = (handler: string) => {
    const integration = integrations.get(handler)
    if (!integration) throw new Error(`The endpoint table names ${handler}, and there is no such function.`)
    return integration
  }
  new HttpRoute(api, 'DefaultRoute', {
    httpApi: api,
    routeKey: HttpRouteKey.DEFAULT,
    integration: toFunction(fallbackHandler),
  })
  for (const [key, row] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ')
    api.addRoutes({ path, methods: methodsOf(method), integration: toFunction(row.handler) })
  }
}

const methodsByName: Record<string, HttpMethod[]> = {
  GET: [HttpMethod.GET, HttpMethod.HEAD],
  POST: [HttpMethod.POST],
  PATCH: [HttpMethod.PATCH],
  DELETE: [HttpMethod.DELETE],
}

function methodsOf(method: string): HttpMethod[] {
  const methods = methodsByName[method]
  if (!methods) throw new Error(`The endpoint table names the method ${method}, which is not routed.`)
  return methods
}
