import { describe, expect, it } from 'vitest'
import type { Statement } from '../../local/iam/policy.ts'
import { grantProblems } from './grantProblems.ts'

const reads = (...partitions: string[]): Statement => ({
  Effect: 'Allow',
  Action: ['dynamodb:GetItem'],
  Resource: ['arn:table'],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
})
const read = (...keys: string[]) => ({
  request: { action: 'dynamodb:GetItem', resource: 'arn:table', context: { 'dynamodb:leadingkeys': keys } },
  isAllowed: true,
})
const nothing = { denied: [], unused: [] }

describe('the grants of a function', () => {
  it('are in order if each allowed something', () => {
    expect(grantProblems([reads('STAFF', 'POST#*')], [read('STAFF'), read('POST#1')])).toEqual(nothing)
    expect(grantProblems([reads('STAFF', 'POST#*')], [read('STAFF', 'POST#1')])).toEqual(nothing)
  })

  it('have an unused one if no request needs its partition', () =>
    expect(grantProblems([reads('STAFF', 'POST#*')], [read('STAFF')]).unused).toEqual([
      'dynamodb:GetItem POST#*',
    ]))

  it('have an unused one if no request needs its action', () => {
    const statement = { ...reads('STAFF'), Action: ['dynamodb:GetItem', 'dynamodb:PutItem'] }
    expect(grantProblems([statement], [read('STAFF')]).unused).toEqual(['dynamodb:PutItem STAFF'])
  })

  it('have unused ones if two allow the same', () =>
    expect(grantProblems([reads('POST#1'), reads('POST#*')], [read('POST#1')]).unused).toEqual([
      'dynamodb:GetItem POST#1',
      'dynamodb:GetItem POST#*',
    ]))

  it('lack one if a request was denied', () =>
    expect(grantProblems([], [{ ...read('STAFF'), isAllowed: false }]).denied).toEqual([
      'dynamodb:GetItem STAFF',
    ]))
})
