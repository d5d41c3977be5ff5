import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allows, PolicyDocument, requireKnownConditions } from './policy.ts'

const statements = (...statement: object[]) => z.parse(PolicyDocument, { Statement: statement }).Statement
const get = {
  action: 'dynamodb:GetItem',
  resource: 'arn:table/T',
  context: { 'dynamodb:leadingkeys': ['REVIEWS'] },
}
const allowGet = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: 'arn:table/T' }

describe('a policy', () => {
  it('allows exactly what it names', () => {
    expect(allows(statements(allowGet), get)).toBe(true)
    expect(allows(statements(allowGet), { ...get, action: 'dynamodb:PutItem' })).toBe(false)
    expect(allows(statements(allowGet), { ...get, resource: 'arn:table/T/index/I' })).toBe(false)
  })

  it('allows nothing where it is empty', () => expect(allows([], get)).toBe(false))

  it('denies before it allows', () =>
    expect(allows(statements(allowGet, { ...allowGet, Effect: 'Deny' }), get)).toBe(false))

  it('reads stars in actions and resources', () =>
    expect(allows(statements({ Effect: 'Allow', Action: 'dynamodb:Get*', Resource: '*' }), get)).toBe(true))

  it('confines to the partitions that its condition names', () => {
    const confined = (keys: string[]) =>
      statements({ ...allowGet, Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } })
    expect(allows(confined(['REVIEWS', 'POST#*']), get)).toBe(true)
    expect(allows(confined(['POST#*']), get)).toBe(false)
    const both = { ...get, context: { 'dynamodb:leadingkeys': ['REVIEWS', 'STAFF'] } }
    expect(allows(confined(['REVIEWS']), both)).toBe(false)
  })

  it('with a condition that cannot be judged is refused at the start', () =>
    expect(() =>
      requireKnownConditions('Role', statements({ ...allowGet, Condition: { NumericLessThan: { a: '1' } } })),
    ).toThrow('Role has the policy condition NumericLessThan, which the local system does not know.'))
})
