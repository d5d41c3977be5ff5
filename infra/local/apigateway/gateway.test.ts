import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { globalArn, regionalArn } from '../cloudformation/localAccount.ts'
import { readStack } from '../cloudformation/stack.ts'
import type { LocalFunction } from '../lambda/functionPool.ts'
import { readGateway } from './gateway.ts'

const arn = regionalArn('lambda', 'function:List')
const list: LocalFunction = {
  name: 'List',
  arn,
  invoke: async (event) => ({ failed: false, response: { statusCode: 200, body: JSON.stringify(event) } }),
  enqueue: () => {},
  invocations: () => 0,
  close: async () => {},
}

/** An API with one route, whose role may invoke the resource. */
function gatewayOf({ service = 'apigateway.amazonaws.com', invoked = arn, hashKey = 'key', uri = arn }) {
  const folder = path.join(temporaryFolder(), 'cdk.out')
  mkdirSync(folder)
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write('Site.assets.json', { files: {} })
  const integration = {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${uri}/invocations`,
    credentials: globalArn('iam', 'role/Site-Role'),
    payloadFormatVersion: '2.0',
  }
  const paths = { '/api/reviews': { get: { responses: {}, 'x-amazon-apigateway-integration': integration } } }
  const info = { title: 'Site', version: '1' }
  const Statement = [{ Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: invoked }]
  write('Site.template.json', {
    Resources: {
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Body: { openapi: '3.0.1', info, paths } } },
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: { ApiId: 'Api', AutoDeploy: true, StageName: '$default', StageVariables: { hashKey } },
      },
      Role: {
        Type: 'AWS::IAM::Role',
        Properties: {
          AssumeRolePolicyDocument: {
            Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: service } }],
          },
          Policies: [{ PolicyName: 'Invoke', PolicyDocument: { Statement } }],
        },
      },
    },
  })
  return readGateway(readStack(folder), [list], {})
}

it('the API sends the variables of its stage with each request', async () => {
  const { body } = await gatewayOf({}).respond({
    method: 'GET',
    path: '/api/reviews',
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    viewerAddress: '127.0.0.1',
  })
  expect(JSON.parse(String(body))).toMatchObject({
    routeKey: 'GET /api/reviews',
    stageVariables: { hashKey: 'key' },
  })
})

it.each([
  ['whose role API Gateway cannot assume', { service: 'lambda.amazonaws.com' }, 'each call would fail'],
  ['whose role may not invoke its function', { invoked: `${arn}2` }, 'each call would fail'],
  ['to an unknown function', { uri: `${arn}2` }, 'a function that the template does not contain'],
  ['with a value that a stage variable cannot have', { hashKey: 'a b' }, 'StageVariables.hashKey'],
])('the API refuses a template %s', (_, mistake, sentence) =>
  expect(() => gatewayOf(mistake)).toThrow(sentence),
)
