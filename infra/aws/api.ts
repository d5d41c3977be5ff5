import { Stack, Validations } from 'aws-cdk-lib'
import { CfnStage, HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { type EndpointKey, endpoints, supportsHead } from '#shared/api/endpoints.ts'
import type { StageVariables } from '#shared/api/stageVariables.ts'
import type { SiteFunctions } from './allFunctions.ts'
import { byFunction, fallbackFunction } from './lambdas.ts'

/** For all visitors together: far above what a clinic needs, since pages send no requests, and a limit for the bill. */
const throttle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 }

/** Hashing a password costs more than any other request, so a flood of them is bounded by itself (decision 29). */
const loginRoutes: ReadonlySet<string> = new Set<EndpointKey>([
  'POST /api/admin/session',
  'POST /api/admin/session/passkey',
  'POST /api/admin/join',
])
const loginThrottle = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 }

/** The HTTP API without its stage and routes: the distribution needs its address, and functions need the distribution's. */
export function siteApi(scope: Construct): HttpApi {
  const api = new HttpApi(scope, 'Api', { apiName: Stack.of(scope).stackName, createDefaultStage: false })
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG1',
      reason: 'Every request is logged by its function with a request id and without personal data.',
    },
    {
      id: 'AwsSolutions-APIG4',
      reason: 'The reads are public as the pages are; staff endpoints check their session in the handler.',
    },
  )
  return api
}

/** The stage, and one route for each endpoint, with HEAD for each public GET, since CloudFront forwards a visitor's HEAD. */
export function routeApi(api: HttpApi, functions: SiteFunctions, variables: StageVariables): void {
  // One permission for each function, not for each route: a template may have 500 resources.
  const integrations = byFunction(
    (name) => new HttpLambdaIntegration(name, functions[name], { scopePermissionToRoute: false }),
  )
  new HttpRoute(api, 'DefaultRoute', {
    httpApi: api,
    routeKey: HttpRouteKey.DEFAULT,
    // The permission above does not match the default route, whose ARN has no path.
    integration: new HttpLambdaIntegration(fallbackFunction, functions[fallbackFunction]),
  })
  const stage = new CfnStage(api, 'DefaultStage', {
    apiId: api.apiId,
    stageName: '$default',
    autoDeploy: true,
    stageVariables: variables,
    defaultRouteSettings: throttle,
    routeSettings: Object.fromEntries([...loginRoutes].map((route) => [route, loginThrottle])),
  })
  for (const [key, { handler }] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string] // The type of the keys.
    const methods = supportsHead(key as EndpointKey)
      ? [HttpMethod.GET, HttpMethod.HEAD]
      : [HttpMethod[method]] // The type of the keys.
    const routes = api.addRoutes({ path, methods, integration: integrations[handler] })
    // A stage may name only routes that exist.
    if (loginRoutes.has(key)) stage.node.addDependency(...routes)
  }
}
