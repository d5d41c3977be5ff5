import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#shared/api/endpoints.ts'
import { Review } from '#shared/entities/review.ts'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const stage = synthesized(stages.largest)
const sizeOf = ({ Resources }: typeof stage) => Object.keys(Resources).length

describe('the template of the largest stage', () => {
  it('has at most 140 of the 500 resources that CloudFormation accepts', () =>
    expect(sizeOf(stage)).toBeLessThanOrEqual(140))

  it('has at most 800,000 of the million bytes that CloudFormation accepts', () =>
    expect(Buffer.byteLength(stage.text)).toBeLessThanOrEqual(800_000))

  it('has at most 5 of the 60 dynamic references that CloudFormation resolves', () =>
    expect(stage.text.split('{{resolve:').length - 1).toBeLessThanOrEqual(5))

  it('has at most 10,000 of the 10,240 characters of policies that IAM accepts for a role', () => {
    // The longest name that CloudFormation gives a function.
    const arn = `arn:aws:lambda:us-east-1:111122223333:function:${'x'.repeat(64)}`
    for (const { Policies = [] } of Object.values(stage.ofType('AWS::IAM::Role'))) {
      const text = JSON.stringify(Policies).replaceAll(/\{"Fn::GetAtt":\["[^"]*","Arn"\]\}/g, `"${arn}"`)
      expect(text.length).toBeLessThanOrEqual(10_000)
    }
  })

  it('has at most 250 of the 300 routes that API Gateway accepts', () => {
    const [api] = Object.values(stage.ofType('AWS::ApiGatewayV2::Api'))
    expect(JSON.stringify(api).split('"x-amazon-apigateway-integration"').length - 1).toBeLessThanOrEqual(250)
  })
})

// Other files share the modules.
afterEach(() => vi.resetModules())

it('a new endpoint adds no resource', async () => {
  vi.resetModules()
  const { endpoints } = await import('#shared/api/endpoints.ts')
  const { functions } = await import('./lambdas.ts')
  const handler = 'reviews/addedEndpoint'
  const row: Endpoint = { access: 'public', handler, returns: Review }
  Object.assign(endpoints, { 'GET /api/added/{id}': row })
  Object.assign(functions.publicReads, { [handler]: ['readsPublished'] })
  const withEndpoint = (await import('../testing/synthesized.ts')).synthesize()
  expect(withEndpoint.text).toContain('/api/added/{id}')
  expect(sizeOf(withEndpoint)).toBe(sizeOf(synthesized()))
})
