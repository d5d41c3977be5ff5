import { beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { readStack } from '../local/cloudformation/stack.ts'
import { isAllowed, type Statement } from '../local/iam/policy.ts'
import { readRoles } from '../local/iam/readPolicies.ts'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type FunctionName, functionNames } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

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

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem']
const reads = ['GetItem', 'BatchGetItem', 'Query']
const lists = ['Query', 'BatchGetItem', 'PartiQLSelect']
const partitionOf = (key: Key) => key[table.partitionKey] ?? ''

const partitionsOf = {
  sessions: [keys.session('0a1b'), keys.sessionUse('0a1b')].map(partitionOf),
  members: [partitions.members],
  credentials: [keys.credentials('0a1b'), keys.passkey('0a1b')].map(partitionOf),
  drafts: [partitionOf(keys.draft('post', 'a')), partitions.drafts],
  bin: [partitions.deleted, partitionOf(keys.binned('post', 'a'))],
  versions: [partitions.versions('post', 'a')],
  audit: [partitions.audit('2026-11')],
  discussions: [partitions.discussions, partitions.discussion('post', 'a')],
  published: Object.values(partitions.documents),
  documents: [...Object.values(partitions.documents), partitions.directory('post'), partitions.redirects],
}
type Kept = keyof typeof partitionsOf

const logins: FunctionName[] = ['staff/openSession', 'passkeys/openPasskeySession']
const changers: FunctionName[] = [
  ...(['account/changeAccount', 'account/createRecoveryCodes', 'account/addPasskey'] as const),
  ...(['account/changePassword', 'members/inviteMember', 'members/changeMember'] as const),
]
const isPublic = (name: FunctionName) => {
  const endpoint = Object.values<Endpoint>(endpoints).find(({ handler }) => handler === name)
  return endpoint !== undefined && endpoint.access !== 'staff'
}

/** Who may do what; nobody else may. */
const only: [what: string, actions: readonly string[], kept: Kept, by: readonly FunctionName[]][] = [
  ['opens a session', ['PutItem'], 'sessions', logins],
  ['ends a session by deleting it', ['DeleteItem'], 'sessions', [...logins, 'staff/closeSession']],
  ['writes a member', writes, 'members', [...logins, ...changers]],
  [
    'writes credentials',
    writes,
    'credentials',
    [...logins, ...changers, 'members/joinStaff', 'seed/seedContent'],
  ],
  [
    'reads credentials',
    ['GetItem'],
    'credentials',
    [
      ...logins,
      ...changers,
      ...(['account/getAccount', 'members/joinStaff', 'members/listMembers', 'seed/seedContent'] as const),
    ],
  ],
  ['lists sessions', lists, 'sessions', []],
  ['lists credentials', lists, 'credentials', []],
  ['changes or removes an audit record', ['UpdateItem', 'DeleteItem', 'BatchWriteItem'], 'audit', []],
]

describe('no other function', () => {
  it.each(only)('%s [15.12]', (_, actions, kept, by) => {
    const able = functionNames.filter((name) =>
      actions.some((action) => partitionsOf[kept].some((partition) => mayDo(name, action, partition))),
    )
    expect(able.toSorted()).toEqual(by.toSorted())
  })
})

/** Some functions never do this, whatever set they get. */
const never: [
  what: string,
  isMeant: (name: FunctionName) => boolean,
  actions: readonly string[],
  kept: Kept[],
][] = [
  [
    'a public function but that of preview links reads what is not published',
    (name) => isPublic(name) && name !== 'desk/openPreview',
    reads,
    ['drafts', 'bin', 'versions', 'audit', 'discussions'],
  ],
  [
    'the function of preview links lists drafts, or reads what has no link',
    (name) => name === 'desk/openPreview',
    ['BatchGetItem', 'Query'],
    ['drafts', 'bin', 'versions', 'audit', 'published'],
  ],
  [
    'a public function but the logins and the logout reads a session or a member',
    (name) => isPublic(name) && ![...logins, 'staff/closeSession'].includes(name),
    reads,
    ['sessions', 'members'],
  ],
  ['a public function writes a document', isPublic, writes, ['documents', 'drafts', 'versions', 'bin']],
  ['the renderer writes a document', (name) => name === 'render/renderSite', writes, ['documents', 'drafts']],
  [
    'the renderer reads what is not published',
    (name) => name === 'render/renderSite',
    reads,
    ['drafts', 'members'],
  ],
  ['a function scans', () => true, ['Scan'], Object.keys(partitionsOf) as Kept[]], // Its own keys.
]

describe('never', () => {
  it.each(never)('%s [15.12]', (_, isMeant, actions, keptAll) => {
    const able = functionNames
      .filter(isMeant)
      .flatMap((name) =>
        keptAll.flatMap((kept) =>
          actions.flatMap((action) =>
            partitionsOf[kept]
              .filter((partition) => mayDo(name, action, partition))
              .map(() => `${name} ${action} ${kept}`),
          ),
        ),
      )
    expect(able).toEqual([])
  })

  it('a function but those of calls opens a call, and the one that receives them opens none [15.12]', () => {
    const decrypting = functionNames.filter((name) =>
      statementsOf(name).some(({ Action }) => Action.includes('kms:Decrypt')),
    )
    expect(decrypting).toEqual([
      'callRequests/openCallRequest',
      'callRequests/changeCallRequest',
      'callRequests/nameCallers',
    ])
  })
})
