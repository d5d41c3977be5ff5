import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const Rules = z.array(
  z.object({
    Name: z.string(),
    Action: z.optional(z.unknown()),
    OverrideAction: z.optional(z.unknown()),
    Statement: z.unknown(),
  }),
)
const stage = synthesized(stages.dev)
const [firewall] = Object.values(stage.ofType('AWS::WAFv2::WebACL'))
const rules = Rules.parse(firewall?.Rules)

it('protects the distribution with the setting waf, and does not exist without it', () => {
  const [edge] = Object.values(stage.ofType('AWS::CloudFront::Distribution'))
  expect(edge?.DistributionConfig).toHaveProperty('WebACLId', { 'Fn::GetAtt': ['Firewall', 'Arn'] })
  expect(synthesized().ofType('AWS::WAFv2::WebACL')).toEqual({})
})

it('never blocks with 403, which the distribution maps to the 404 page', () => {
  for (const { Action, OverrideAction } of rules) {
    if (OverrideAction) expect(OverrideAction).toEqual({ Count: {} })
    else
      expect(Action).toMatchObject({
        Block: { CustomResponse: { ResponseCode: expect.toBeOneOf([400, 429]) } },
      })
  }
})

it('blocks by exact labels, and not the addresses that AWS only counts', () => {
  const statement = JSON.stringify(rules.find(({ Name }) => Name === 'BlockLabeled')?.Statement)
  expect(statement).not.toContain('NAMESPACE')
  expect(statement).toContain('awswaf:managed:aws:amazon-ip-list:AWSManagedIPReputationList')
  expect(statement).not.toContain('AWSManagedIPDDoSList')
})

it('limits an address to 2,000 requests in five minutes, with a Retry-After of five minutes', () =>
  expect(rules.at(-1)).toMatchObject({
    Statement: { RateBasedStatement: { Limit: 2_000, AggregateKeyType: 'IP' } },
    Action: {
      Block: {
        CustomResponse: { ResponseCode: 429, ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }] },
      },
    },
  }))

it('stores no samples of requests', () =>
  expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true'))
