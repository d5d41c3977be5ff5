import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { readStack } from '../local/cloudformation/stack.ts'
import { isAllowed, type Statement } from '../local/iam/policy.ts'
import { readRoles } from '../local/iam/readPolicies.ts'
import { synthesizeWithoutBuild } from '../local/synthesize.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type FunctionName, functionNames } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

const writes = ['PutItem', 'UpdateItem', 'BatchWriteItem', 'TransactWriteItems']
const session = keys.session('0a1b')[table.partitionKey] ?? ''
const sessionUse = keys.sessionUse('0a1b')[table.partitionKey] ?? ''

let statementsOf: (name: FunctionName) => Statement[]
let tableArn: string
beforeAll(async () => {
  const stack = readStack(await synthesizeWithoutBuild(temporaryFolder()))
  const roles = [...readRoles(stack, 'lambda.amazonaws.com')]
  statementsOf = (name) =>
    roles.find(([arn]) => new RegExp(`-${functionId(name)}Role[0-9A-F]{8}$`).test(arn))?.[1] ?? []
  const [id = ''] = Object.entries(stack.assembly.resources).flatMap(([id, { Type }]) =>
    Type === 'AWS::DynamoDB::GlobalTable' ? [id] : [],
  )
  tableArn = stack.attribute(id, 'Arn')
})

const mayDo = (name: FunctionName, action: string, partition: string) =>
  isAllowed(statementsOf(name), {
    action: `dynamodb:${action}`,
    resource: tableArn,
    context: { 'dynamodb:leadingkeys': [partition] },
  })

describe('a session', () => {
  it('is written by the two logins, and by no other function', () => {
    const writers = functionNames.filter((name) => writes.some((action) => mayDo(name, action, session)))
    expect(writers).toEqual(['staff/openSession', 'passkeys/openPasskeySession'])
  })

  it('is read, and its last use updated, by the functions of the staff area', () => {
    for (const name of [
      'staff/getSession',
      'media/storeImage',
      'treatments/changeServicePageImage',
    ] as const) {
      expect(mayDo(name, 'GetItem', session)).toBe(true)
      expect(mayDo(name, 'UpdateItem', sessionUse)).toBe(true)
    }
  })

  it('is deleted by the logins and the logout only', () => {
    const deleting = functionNames.filter((name) => mayDo(name, 'DeleteItem', session))
    expect(deleting).toEqual(['staff/openSession', 'staff/closeSession', 'passkeys/openPasskeySession'])
  })
})

it('a staff member is written only by the functions that change one', () => {
  const staff = keys.staffMember('ana')[table.partitionKey] ?? ''
  expect(functionNames.filter((name) => writes.some((action) => mayDo(name, action, staff)))).toEqual([
    'staff/openSession',
    'passkeys/openPasskeySession',
    'account/changeAccount',
    'account/createRecoveryCodes',
    'account/addPasskey',
    'members/joinStaff',
    'members/inviteMember',
    'members/changeMember',
    'account/changePassword',
  ])
})
