import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { readStack } from '../local/cloudformation/stack.ts'
import { isAllowed, type Statement } from '../local/iam/policy.ts'
import { readRoles } from '../local/iam/readPolicies.ts'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type FunctionName, functionNames } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

const writes = ['PutItem', 'UpdateItem', 'BatchWriteItem', 'TransactWriteItems']
const lists = ['Query', 'Scan', 'BatchGetItem', 'PartiQLSelect']
const session = keys.session('0a1b')[table.partitionKey] ?? ''
const sessionUse = keys.sessionUse('0a1b')[table.partitionKey] ?? ''

const credentials = keys.credentials('0a1b')[table.partitionKey] ?? ''

let statementsOf: (name: FunctionName) => Statement[]
let tableArn: string
beforeAll(async () => {
  const stack = readStack(await emptyAssembly(temporaryFolder()))
  const roles = [...readRoles(stack)]
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

it('a member is written only by the functions that change one', () => {
  const member = keys.staffMember('ana')[table.partitionKey] ?? ''
  expect(functionNames.filter((name) => writes.some((action) => mayDo(name, action, member)))).toEqual([
    'staff/openSession',
    'passkeys/openPasskeySession',
    'account/changeAccount',
    'account/createRecoveryCodes',
    'account/addPasskey',
    'members/inviteMember',
    'members/changeMember',
    'account/changePassword',
  ])
})

describe('credentials', () => {
  it('are read only by the logins, the account, the members and whoever joins', () => {
    expect(functionNames.filter((name) => mayDo(name, 'GetItem', credentials))).toEqual([
      'staff/openSession',
      'passkeys/openPasskeySession',
      'account/getAccount',
      'account/changeAccount',
      'account/createRecoveryCodes',
      'account/addPasskey',
      'members/joinStaff',
      'members/listMembers',
      'members/changeMember',
      'account/changePassword',
    ])
  })

  it('of others are not within reach of whoever joins: no function lists them, and this one reads no member', () => {
    const member = keys.staffMember('ana')[table.partitionKey] ?? ''
    for (const action of ['GetItem', 'Query']) expect(mayDo('members/joinStaff', action, member)).toBe(false)
  })
})

it('sessions and credentials are listed by no function: who does not know a token or an id finds none', () => {
  for (const partition of [session, sessionUse, credentials])
    expect(functionNames.filter((name) => lists.some((action) => mayDo(name, action, partition)))).toEqual([])
})
