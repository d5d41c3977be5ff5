import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { synthesized } from '../testing/synthesized.ts'

const Rules = z.array(
  z.object({
    Name: z.string(),
    Action: z.optional(z.unknown()),
    OverrideAction: z.optional(z.unknown()),
    Statement: z.unknown(),
  }),
)
const stage = synthesized({ waf: 'true' })
const [firewall] = Object.values(stage.ofType('AWS::WAFv2::WebACL'))
const rules = Rules.parse(firewall?.Rules)

it('stands before the edge where it is asked for, and nowhere else', () => {
  const [edge] = Object.values(stage.ofType('AWS::CloudFront::Distribution'))
  expect(edge?.DistributionConfig).toHaveProperty('WebACLId', { 'Fn::GetAtt': ['Firewall', 'Arn'] })
  expect(synthesized().ofType('AWS::WAFv2::WebACL')).toEqual({})
})

it('never refuses with 403, which the edge would map to the 404 screen', () => {
  for (const { Action, OverrideAction } of rules) {
    if (OverrideAction) expect(OverrideAction).toEqual({ Count: {} })
    else
      expect(Action).toMatchObject({
        Block: { CustomResponse: { ResponseCode: expect.toBeOneOf([400, 429]) } },
      })
  }
})

it('slows one address down at 2,000 requests in five minutes, and says for how long', () =>
  expect(rules.at(-1)).toMatchObject({
    Statement: { RateBasedStatement: { Limit: 2_000, AggregateKeyType: 'IP' } },
    Action: {
      Block: {
        CustomResponse: { ResponseCode: 429, ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }] },
      },
    },
  }))

it('keeps no samples of what visitors asked', () =>
  expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true'))

it("lets staff's pictures be larger than its lists allow", () =>
  expect(rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet')?.Statement).toMatchObject({
    ManagedRuleGroupStatement: {
      ScopeDownStatement: {
        NotStatement: { Statement: { ByteMatchStatement: { SearchString: '/api/media' } } },
      },
    },
  }))
