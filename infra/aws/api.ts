import { Stack, Validations } from 'aws-cdk-lib'
import { CfnApi, CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type EndpointKey, endpoints, partsOf, supportsHead } from '#shared/api/endpoints.ts'
import type { StageVariables } from '#shared/api/stageVariables.ts'
import type { SiteFunctions } from './allFunctions.ts'
import { fallbackHandler, functionNames, functionOf, type HandlerName, routesOf } from './lambdas.ts'

/** Requests per second to each route, by all visitors together. Far above a clinic's needs, and caps the bill. */
const throttle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 }

/** These routes have a lower limit, because hashing a password costs more than any other request (decision 19). */
const loginRoutes: readonly EndpointKey[] = [
  'POST /api/admin/session',
  'POST /api/admin/session/passkey',
  'POST /api/admin/join',
]
const loginThrottle = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 }

/** The HTTP API. `serve` adds the functions later, since they need the distribution, which needs the API's address. */
export function siteApi(scope: Construct) {
  const resource = new CfnApi(scope, 'Api')
  return {
    api: HttpApi.fromHttpApiAttributes(scope, 'HttpApi', {
      httpApiId: resource.ref,
      apiEndpoint: resource.attrApiEndpoint,
    }),
    serve: (functions: SiteFunctions, variables: StageVariables) => {
      resource.body = apiDefinition(functions, invokingRole(resource, functions), Stack.of(scope).stackName)
      defaultStage(resource, variables)
    },
  }
}

/** OpenAPI with API Gateway's extensions (decision 1). Public GETs also get HEAD, because CloudFront forwards it. */
function apiDefinition(functions: SiteFunctions, role: Role, title: string): object {
  const integrationOf = (handler: HandlerName) => ({
    'x-amazon-apigateway-integration': {
      type: 'aws_proxy',
      httpMethod: 'POST',
      uri: `arn:${role.stack.partition}:apigateway:${role.stack.region}:lambda:path/2015-03-31/functions/${functions[functionOf(handler)].functionArn}/invocations`,
      credentials: role.roleArn,
      payloadFormatVersion: '2.0',
    },
  })
  const paths: Record<string, object> = {}
  for (const [key, { handler }] of Object.entries(endpoints)) {
    const { method, path } = partsOf(key as EndpointKey) // The keys have this type.
    const operation = { responses, ...integrationOf(handler) }
    paths[path] = {
      ...paths[path],
      ...parametersOf(path),
      [method.toLowerCase()]: operation,
      ...(supportsHead(key as EndpointKey) && { head: operation }),
    }
  }
  paths['/$default'] = {
    'x-amazon-apigateway-any-method': {
      isDefaultRoute: true,
      responses,
      ...integrationOf(fallbackHandler),
    },
  }
  return { openapi: '3.0.1', info: { title, version: '1' }, paths }
}

const responses = { default: { description: 'Functions respond with JSON.' } }

function parametersOf(path: string): object {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  if (names.length === 0) return {}
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  }
}

const invokingRole = (scope: Construct, functions: SiteFunctions): Role =>
  new Role(scope, 'InvokingRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: {
      Invoke: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: apiFunctions.map((name) => functions[name].functionArn),
          }),
        ],
      }),
    },
  })

const apiFunctions = functionNames.filter((name) => routesOf(name).length > 0)

function defaultStage(api: CfnApi, stageVariables: StageVariables): void {
  const stage = new CfnStage(api, 'DefaultStage', {
    apiId: api.ref,
    stageName: '$default',
    autoDeploy: true,
    stageVariables,
    defaultRouteSettings: throttle,
    routeSettings: Object.fromEntries(loginRoutes.map((route) => [route, loginThrottle])),
  })
  Validations.of(stage).acknowledge({
    id: 'AwsSolutions-APIG1',
    reason: 'Every request is logged by its function with a request id and without personal data.',
  })
}
