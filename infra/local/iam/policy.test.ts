import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isAllowed, PolicyDocument } from './policy.ts'

const statements = (...statement: object[]) => z.parse(PolicyDocument, { Statement: statement }).Statement
const get = {
  action: 'dynamodb:GetItem',
  resource: 'arn:table/T',
  context: { 'dynamodb:leadingkeys': ['REVIEWS'] },
}
const allowGet = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: 'arn:table/T' }

describe('a policy', () => {
  it('allows exactly what it names', () => {
    expect(isAllowed(statements(allowGet), get)).toBe(true)
    expect(isAllowed(statements(allowGet), { ...get, action: 'dynamodb:PutItem' })).toBe(false)
    expect(isAllowed(statements(allowGet), { ...get, resource: 'arn:table/T/index/I' })).toBe(false)
  })

  it('allows nothing if it is empty', () => expect(isAllowed([], get)).toBe(false))

  it('denies in spite of another statement that allows', () =>
    expect(isAllowed(statements(allowGet, { ...allowGet, Effect: 'Deny' }), get)).toBe(false))

  it('matches wildcards in actions and resources', () =>
    expect(isAllowed(statements({ Effect: 'Allow', Action: 'dynamodb:Get*', Resource: '*' }), get)).toBe(
      true,
    ))

  it('allows only the partitions that its condition names', () => {
    const limitedTo = (keys: string[]) =>
      statements({ ...allowGet, Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } })
    expect(isAllowed(limitedTo(['REVIEWS', 'POST#*']), get)).toBe(true)
    expect(isAllowed(limitedTo(['POST#*']), get)).toBe(false)
    const both = { ...get, context: { 'dynamodb:leadingkeys': ['REVIEWS', 'MEMBERS'] } }
    expect(isAllowed(limitedTo(['REVIEWS']), both)).toBe(false)
  })

  it('of a resource applies to the principals that it names, or to all', () => {
    const ofBucket = (Principal: unknown) => statements({ ...allowGet, Principal })
    const fromCloudFront = { ...get, service: 'cloudfront.amazonaws.com' }
    expect(isAllowed(ofBucket({ Service: 'cloudfront.amazonaws.com' }), fromCloudFront)).toBe(true)
    expect(isAllowed(ofBucket({ Service: 'logs.amazonaws.com' }), fromCloudFront)).toBe(false)
    expect(isAllowed(ofBucket({ AWS: 'arn:aws:iam::111122223333:role/Other' }), fromCloudFront)).toBe(false)
    expect(isAllowed(ofBucket({ AWS: '*' }), fromCloudFront)).toBe(true)
  })

  it('with an unsupported condition is refused at the start', () =>
    expect(() => statements({ ...allowGet, Condition: { NumericLessThan: { a: '1' } } })).toThrow(
      'NumericLessThan',
    ))
})
