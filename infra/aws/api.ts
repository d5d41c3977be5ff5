import { Stack, Validations } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { endpoints } from '#shared/api/endpoints.ts'
import type { SiteFunctions } from './allFunctions.ts'
import { byFunction, fallbackFunction } from './lambdas.ts'

/** Of all visitors together: far above what a clinic needs, since pages send no requests, and a bound for the bill. */
const throttle = { rateLimit: 100, burstLimit: 200 }

/** The HTTP API without its routes: the distribution needs its address, and the functions need the distribution's. */
export function siteApi(scope: Construct): HttpApi {
  const api = new HttpApi(scope, 'Api', { apiName: Stack.of(scope).stackName, createDefaultStage: false })
  new HttpStage(api, 'DefaultStage', { httpApi: api, autoDeploy: true, throttle })
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

/** One route for each endpoint; HEAD beside each GET, since CloudFront forwards a visitor's HEAD. */
export function routeApi(api: HttpApi, functions: SiteFunctions): void {
  const integrations = byFunction((name) => new HttpLambdaIntegration(name, functions[name]))
  new HttpRoute(api, 'DefaultRoute', {
    httpApi: api,
    routeKey: HttpRouteKey.DEFAULT,
    integration: integrations[fallbackFunction],
  })
  for (const [key, { handler }] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string] // The type of the keys.
    const methods = method === 'GET' ? [HttpMethod.GET, HttpMethod.HEAD] : [HttpMethod[method]]
    api.addRoutes({ path, methods, integration: integrations[handler] })
  }
}
