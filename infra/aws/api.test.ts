import { validate } from '@readme/openapi-parser'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type EndpointKey, endpoints, supportsHead } from '#shared/api/endpoints.ts'
import { synthesized } from '../testing/synthesized.ts'

const Arn = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) })
const Operation = z.looseObject({
  'x-amazon-apigateway-integration': z.object({
    uri: z.object({ 'Fn::Join': z.tuple([z.string(), z.tuple([z.string(), Arn, z.string()])]) }),
    credentials: Arn,
  }),
})
const Api = z.object({
  Body: z.object({
    paths: z.record(
      z.string(),
      z.pipe(
        z.looseObject({}),
        z.transform(({ parameters: _, ...methods }) => z.parse(z.record(z.string(), Operation), methods)),
      ),
    ),
  }),
})

const stage = synthesized()
const [api] = Object.values(stage.ofType('AWS::ApiGatewayV2::Api'))
const { paths } = Api.parse(api).Body
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
)

it('the API has one route for each endpoint, HEAD for each public GET, and a default route', () => {
  const keys = Object.keys(endpoints) as EndpointKey[] // The table's own keys.
  const heads = keys.filter(supportsHead).map((key) => key.replace('GET', 'HEAD'))
  const defaultRoute = 'X-AMAZON-APIGATEWAY-ANY-METHOD /$default'
  expect(operations.map(([key]) => key).sort()).toEqual([...keys, ...heads, defaultRoute].sort())
})

it('the definition of the API is valid OpenAPI', async () => {
  const text = JSON.stringify(Object(api).Body, (_, value) => (isReference(value) ? 'arn' : value))
  expect(await validate(JSON.parse(text))).toMatchObject({ valid: true, warnings: [] })
})

const isReference = (value: unknown) => /^(Fn::|Ref$)/.test(Object.keys(Object(value))[0] ?? '')

it('the API and its routes are one resource, which the stage waits for', () => {
  const types = Object.values(stage.Resources).map(({ Type }) => Type)
  expect(types.filter((type) => type.startsWith('AWS::ApiGatewayV2')).sort()).toEqual([
    'AWS::ApiGatewayV2::Api',
    'AWS::ApiGatewayV2::Stage',
  ])
  const [id] = Object.keys(stage.ofType('AWS::ApiGatewayV2::Api'))
  expect(Object.values(stage.ofType('AWS::ApiGatewayV2::Stage'))).toMatchObject([{ ApiId: { Ref: id } }])
})

it('every function of the API is invoked with one role, which may invoke these functions and no other', () => {
  const integrations = operations.map(([, operation]) => operation['x-amazon-apigateway-integration'])
  const [role = '', ...otherRoles] = new Set(
    integrations.map(({ credentials }) => credentials['Fn::GetAtt'][0]),
  )
  expect(otherRoles).toEqual([])
  const invoked = new Set(integrations.map(({ uri }) => uri['Fn::Join'][1][1]['Fn::GetAtt'][0]))
  expect(stage.ofType('AWS::IAM::Role')[role]).toEqual({
    AssumeRolePolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Action: 'sts:AssumeRole',
          Effect: 'Allow',
          Principal: { Service: 'apigateway.amazonaws.com' },
        },
      ],
    },
    Policies: [
      {
        PolicyName: 'Invoke',
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Action: 'lambda:InvokeFunction',
              Effect: 'Allow',
              Resource: expect.toSatisfy((resources: unknown) => {
                const ids = z.parse(z.array(Arn), resources).map((arn) => arn['Fn::GetAtt'][0])
                return ids.length === invoked.size && ids.every((id) => invoked.has(id))
              }),
            },
          ],
        },
      },
    ],
  })
})
