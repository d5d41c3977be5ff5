import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#shared/api/endpoints.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { readStack } from '../local/cloudformation/stack.ts'
import { isAllowed, readRoles, type Statement } from '../local/iam/policy.ts'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type GrantSet, grantSets } from './grantSets.ts'
import {
  type FunctionName,
  functionNames,
  type HandlerName,
  handlersOf,
  lambdaOf,
  routesOf,
  setsOf,
} from './lambdas.ts'
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

/** True if the function has an endpoint that needs no session. */
const isPublic = (name: FunctionName) =>
  routesOf(name).some(({ key }) => key === '$default' || endpoints[key].access !== 'staff')

/** Who may do what; nobody else may. */
const only: [what: string, actions: readonly string[], kept: Kept, by: readonly FunctionName[]][] = [
  ['opens a session', ['PutItem'], 'sessions', ['logins']],
  ['ends a session by deleting it', ['DeleteItem'], 'sessions', ['logins']],
  // A publication checks that who approved the text is a member still.
  [
    'writes a member',
    writes.filter((action) => action !== 'ConditionCheckItem'),
    'members',
    ['logins', 'accounts'],
  ],
  ['writes credentials', writes, 'credentials', ['logins', 'accounts', 'seedContent']],
  ['reads credentials', ['GetItem'], 'credentials', ['logins', 'accounts', 'seedContent']],
  [
    'writes a draft',
    writes,
    'drafts',
    ['deskWrites', 'discussions', 'publishing', 'runDueJobs', 'seedContent'],
  ],
  ['publishes', writes, 'published', ['publishing', 'runDueJobs', 'seedContent']],
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
    (name) => isPublic(name) && name !== 'previews',
    reads,
    ['drafts', 'bin', 'versions', 'audit', 'discussions'],
  ],
  [
    'the function of preview links lists drafts, or reads what has no link',
    (name) => name === 'previews',
    ['BatchGetItem', 'Query'],
    ['drafts', 'bin', 'versions', 'audit', 'published'],
  ],
  [
    'a public function but those of logins and of one-time links reads a session or a member',
    (name) => isPublic(name) && name !== 'logins' && name !== 'accounts',
    reads,
    ['sessions', 'members'],
  ],
  ['a public function writes a document', isPublic, writes, ['documents', 'drafts', 'versions', 'bin']],
  ['the renderer writes a document', (name) => name === 'renderSite', writes, ['documents', 'drafts']],
  ['the renderer reads what is not published', (name) => name === 'renderSite', reads, ['drafts', 'members']],
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

  it('a function that needs no session opens a call [15.12]', () => {
    const decrypting = functionNames.filter((name) =>
      statementsOf(name).some(({ Action }) => Action.includes('kms:Decrypt')),
    )
    expect(decrypting).toEqual(['callOpening'])
    expect(isPublic('callOpening')).toBe(false)
  })
})

/** A function may do what one of its handlers needs, so the others of it may too, by function and set. */
const notNeededBy: Partial<Record<FunctionName, Partial<Record<GrantSet, HandlerName[]>>>> = {
  logins: {
    changesLogins: ['staff/closeSession', 'passkeys/createChallenge'],
    opensSessions: ['staff/closeSession', 'passkeys/createChallenge'],
    endsSession: ['passkeys/createChallenge'],
  },
  accounts: {
    joins: [
      ...(['members/listMembers', 'members/inviteMember', 'members/changeMember'] as const),
      ...(['account/getAccount', 'account/changeAccount', 'account/createRecoveryCodes'] as const),
      ...(['account/addPasskey', 'account/changePassword'] as const),
    ],
    changesLogins: ['members/joinStaff', 'members/listMembers', 'account/getAccount'],
  },
  noticeAddresses: {
    namesClinician: ['account/getNoticeAddress', 'account/changeNoticeAddress'],
  },
  publishing: {
    savesDrafts: [
      ...(['desk/signOffDocument', 'desk/orderDocuments'] as const),
      ...(['redirects/addRedirect', 'redirects/deleteRedirect'] as const),
    ],
  },
  imageWrites: { storesImages: ['media/deleteMedia'], deletesImages: ['media/storeImage'] },
  callOpening: {
    sortsCalls: [
      ...(['callRequests/getNotices', 'callRequests/openCallRequest'] as const),
      ...(['callRequests/changeCallRequest', 'callRequests/nameCallers'] as const),
    ],
    opensCalls: ['callRequests/listCallRequests', 'callRequests/closeSuspected', 'callRequests/getNotices'],
  },
}

it('a handler may write or open only what it needs, but for named exceptions', () => {
  const isOnlyRead = (set: GrantSet) =>
    grantSets[set]
      .flatMap(({ actions }) => actions)
      .every((action) => /:(Query|ConditionCheckItem|\w*Get\w+)$/.test(action))
  // Each function with a session uses it for all its handlers that need one, and repeats what it writes.
  const sets = (Object.keys(grantSets) as GrantSet[]).filter(
    // The table's own keys.
    (set) => set !== 'usesSession' && set !== 'repeatsRequests' && !isOnlyRead(set),
  )
  const found = functionNames.flatMap((name) =>
    sets.flatMap((set) => {
      const without = handlersOf(name).filter((handler) => !setsOf(handler).includes(set))
      return lambdaOf(name).sets.has(set) && without.length > 0 ? [[name, set, without.sort()] as const] : []
    }),
  )
  const named = Object.entries(notNeededBy).flatMap(([name, bySet]) =>
    Object.entries(bySet).map(([set, handlers]) => [name, set, handlers.toSorted()]),
  )
  expect(found.toSorted()).toEqual(named.toSorted())
})
