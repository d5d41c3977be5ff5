import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
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

/** An API with one route. */
function gatewayOf({ hashKey = 'key', uri = arn }) {
  const folder = path.join(temporaryFolder(), 'cdk.out')
  mkdirSync(folder)
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write('Site.assets.json', { files: {} })
  const integration = {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${uri}/invocations`,
    credentials: 'arn',
    payloadFormatVersion: '2.0',
  }
  const paths = { '/api/reviews': { get: { responses: {}, 'x-amazon-apigateway-integration': integration } } }
  write('Site.template.json', {
    Resources: {
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Body: { paths } } },
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: { ApiId: 'Api', AutoDeploy: true, StageName: '$default', StageVariables: { hashKey } },
      },
    },
  })
  return readGateway(readStack(folder), [list])
}

const request = {
  ...{ method: 'GET', path: '/api/reviews', query: '', headers: {} },
  ...{ body: Buffer.alloc(0), viewerAddress: '127.0.0.1' },
}

it('the API refuses more than 10,240 bytes of headers', async () => {
  const statusWith = async (bytes: number) =>
    (await gatewayOf({}).respond({ ...request, headers: { cookie: 'a'.repeat(bytes) } })).status
  expect(await statusWith(10_100)).toBe(200)
  expect(await statusWith(10_240)).toBe(431)
})

it('the API sends the variables of its stage with each request', async () => {
  const { body } = await gatewayOf({}).respond(request)
  expect(JSON.parse(String(body))).toMatchObject({
    routeKey: 'GET /api/reviews',
    stageVariables: { hashKey: 'key' },
  })
})

it.each([
  ['to an unknown function', { uri: `${arn}2` }, 'a function that the template does not contain'],
  ['with a value that a stage variable cannot have', { hashKey: 'a b' }, 'StageVariables.hashKey'],
])('the API refuses a template %s', (_, mistake, sentence) =>
  expect(() => gatewayOf(mistake)).toThrow(sentence),
)
