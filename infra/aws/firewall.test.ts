import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { normalizedPath } from '../local/cloudfront/normalizedPath.ts'
import { decoded } from '../local/http/message.ts'
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

describe('a body of more than 8 KB', () => {
  const Statement = z.object({
    get AndStatement() {
      return z.optional(z.object({ Statements: z.array(Statement) }))
    },
    get OrStatement() {
      return z.optional(z.object({ Statements: z.array(Statement) }))
    },
    get NotStatement() {
      return z.optional(z.object({ Statement }))
    },
    LabelMatchStatement: z.optional(z.object({ Key: z.string() })),
    ByteMatchStatement: z.optional(
      z.object({
        PositionalConstraint: z.literal('STARTS_WITH'),
        SearchString: z.string(),
        TextTransformations: z.array(z.object({ Type: z.enum(['NONE', 'URL_DECODE', 'NORMALIZE_PATH']) })),
      }),
    ),
  })
  const transformations = {
    NONE: (path: string) => path,
    URL_DECODE: (path: string) => decoded(path) ?? path,
    NORMALIZE_PATH: normalizedPath,
  }
  const block = Statement.parse(rules.find(({ Name }) => Name === 'BlockLabeled')?.Statement)
  const isBlocked = (path: string, one = block): boolean =>
    one.AndStatement?.Statements.every((each) => isBlocked(path, each)) ??
    one.OrStatement?.Statements.some((each) => isBlocked(path, each)) ??
    (one.NotStatement && !isBlocked(path, one.NotStatement.Statement)) ??
    (one.LabelMatchStatement && /:SizeRestrictions_Body$/.test(one.LabelMatchStatement.Key)) ??
    one.ByteMatchStatement?.TextTransformations.reduce(
      (text, { Type }) => transformations[Type](text),
      path,
    ).startsWith(one.ByteMatchStatement.SearchString) ??
    false

  it.each(['/api/admin/documents/page/home/draft', '/api/admin/order/faq', '/api/media'])(
    'reaches the handler of staff: %s',
    (path) => expect(isBlocked(path)).toBe(false),
  )

  it.each([
    '/api/admin/session',
    '/api/admin/session/passkey',
    '/api/admin/join',
    '/api/admin/%73ession',
    '/api/admin/x/..%2fsession',
    '/api/call-requests',
    '/api/client-errors',
  ])('is refused on its way to a handler for everybody: %s', (path) => expect(isBlocked(path)).toBe(true))
})
