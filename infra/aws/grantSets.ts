import { callRequestPurpose } from '#shared/callRequests.ts'
import { callRequestKeys, doneRequestKey, type Key, keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Grant, Undivided } from './grants.ts'

const {
  members,
  staffSeen,
  notices,
  documents,
  drafts,
  deleted,
  due,
  dueAlerts,
  redirects,
  media,
  pageFeedback,
} = partitions

/** The partitions that visitors may read. */
const site = [
  ...Object.values(documents),
  ...[partitions.directory('*'), partitionOf(keys.address('*')), redirects],
]
/** Only staff read these partitions: working copies, earlier versions, the bin, and the schedule. */
const versions = partitions.versions('*', '*')
const discussion = [partitions.discussions, partitions.discussion('*', '*')]
const desk = [
  ...[partitionOf(keys.draft('*', '*')), drafts, partitions.presence('*', '*')],
  ...[deleted, partitionOf(keys.binned('*', '*')), due, dueAlerts, ...discussion],
]
const audit = partitions.audit('*')
const renderLock = partitionOf(keys.renderLock())
const sessions = [partitionOf(keys.session('*')), partitionOf(keys.sessionUse('*'))]
const sessionUse = partitionOf(keys.sessionUse('*'))
const clinician = partitionOf(keys.clinician())
const format = partitionOf(keys.format())
const credentials = partitionOf(keys.credentials('*'))
const passkeys = partitionOf(keys.passkey('*'))
const calls = [callRequestKeys.partition, callRequestKeys.suspectedPartition('*')]
const attempts = (limit: string) => partitionOf(keys.attempts(limit, '*', ''))

/** Sets of grants by task, for the rows of `lambdas.ts`. The scenarios of `infra/tests/grants` use every grant. */
export const grantSets = {
  readsPublished: [onTable('GetItem', 'BatchGetItem', 'Query')(...site)],
  /** Includes published documents, because one request reads a document with its draft and needs one statement. */
  readsDesk: [
    onTable(
      'GetItem',
      'BatchGetItem',
      'Query',
    )(
      ...[...Object.values(documents), ...desk, versions],
      ...[media, pageFeedback, audit, renderLock, clinician],
    ),
  ],
  savesDrafts: [
    onTable('PutItem', 'DeleteItem', 'ConditionCheckItem')(...desk, versions),
    onTable('PutItem')(audit),
  ],
  /** A publication checks that the document's images exist, and starts the renderer. */
  publishes: [
    onTable('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem')(...site, versions),
    onTable('UpdateItem')(renderLock),
    onTable('PutItem')(audit),
    on('renderFunction', 'lambda:InvokeFunction'),
    on('mediaObjects', 's3:GetObject'),
    on('illustrations', 's3:GetObject'),
  ],
  /** A publication checks that who approved the text still counts. */
  checksApprovals: [
    onTable('GetItem', 'ConditionCheckItem')(members),
    onTable('ConditionCheckItem')(clinician),
  ],
  /** Today names who was let in since yesterday, and by whom. A clinician counts unconfirmed only for the one member. */
  namesMembers: [onTable('Query')(members)],
  storesImages: [onTable('UpdateItem')(media), onTable('PutItem')(audit), on('mediaObjects', 's3:PutObject')],
  deletesImages: [
    onTable('DeleteItem')(media),
    onTable('PutItem')(audit),
    on('mediaObjects', 's3:DeleteObject'),
  ],

  /** A deploy converts the table: passkeys too, whose owners are found only by way of the members. */
  converts: [
    onTable('GetItem', 'PutItem')(format),
    onTable('Query')(members),
    onTable('GetItem')(credentials),
    onTable('GetItem', 'PutItem')(passkeys),
  ],

  usesSession: [onTable('GetItem')(...sessions, members), onTable('UpdateItem')(sessionUse, staffSeen)],
  endsSession: [onTable('GetItem', 'DeleteItem')(...sessions), onTable('PutItem')(audit)],
  opensSessions: [
    onTable('PutItem')(...sessions, audit),
    onTable('UpdateItem')(staffSeen, attempts('login-*')),
  ],
  /** Carries out a repeated request once. */
  repeatsRequests: [onTable('GetItem', 'PutItem')(partitionOf(doneRequestKey('*')))],
  /** Credentials are found only by their random id, which is in the member's item. Nothing can list them. */
  readsLogins: [onTable('GetItem')(members, credentials, passkeys), onTable('Query')(members, staffSeen)],
  changesLogins: [
    onTable('PutItem', 'DeleteItem', 'ConditionCheckItem')(members, credentials, passkeys),
    onTable('PutItem')(partitionOf(keys.usedChallenge('*')), audit),
    onTable('UpdateItem')(attempts('login-password')),
  ],
  /** Where a member gets notices. */
  keepsAddresses: [
    onTable('GetItem', 'PutItem', 'DeleteItem')(notices),
    onTable('UpdateItem')(attempts('notice-mails')),
    onTable('PutItem')(audit),
    on('mailTopics', 'sns:CreateTopic', 'sns:Subscribe', 'sns:ListSubscriptionsByTopic', 'sns:DeleteTopic'),
  ],
  /** Whose approval by link counts. */
  namesClinician: [onTable('GetItem', 'PutItem', 'DeleteItem')(clinician)],
  /** Sends a link to the clinician's address. */
  asksClinician: [
    onTable('ConditionCheckItem')(clinician),
    onTable('UpdateItem')(attempts('clinician-mails')),
    on('mailTopics', 'sns:Publish', 'sns:ListSubscriptionsByTopic'),
  ],
  /** Tells members that somebody waits, and ends the addresses of members who have lost their access. */
  announces: [
    onTable('Query')(notices, staffSeen),
    onTable('UpdateItem', 'DeleteItem')(notices),
    on('mailTopics', 'sns:Publish', 'sns:ListSubscriptionsByTopic', 'sns:DeleteTopic'),
  ],
  /** Joining needs the id in a one-time link, and neither reads nor writes a member. */
  joins: [
    onTable('GetItem', 'PutItem')(credentials),
    onTable('PutItem')(audit),
    onTable('UpdateItem')(attempts('login-join')),
  ],

  /** For the holder of a preview link, whose token names the document. */
  opensPreviews: [
    onTable('GetItem')(partitionOf(keys.draft('*', '*')), ...Object.values(documents), ...discussion),
    onTable('Query')(partitions.discussion('*', '*')),
    // The addresses of pages that the draft links to.
    onTable('BatchGetItem')(partitions.directory('*')),
    onTable('PutItem')(...discussion, audit),
    // The links of a clinician end with the naming.
    onTable('GetItem', 'ConditionCheckItem')(clinician),
    onTable('UpdateItem')(attempts('previews')),
  ],
  countsVisitors: [onTable('UpdateItem')(attempts('page-feedback'), attempts('client-errors'), pageFeedback)],
  receivesCalls: [
    onTable('UpdateItem')(attempts('call-requests*')),
    onCallRequests('PutItem')(...calls),
    withCallRequestsKey('kms:GenerateDataKey'),
  ],
  /** Has no grant on the key, so sealed data stays sealed. */
  sortsCalls: [onCallRequests('GetItem', 'Query', 'PutItem')(...calls), onTable('PutItem')(audit)],
  readsNotices: [on('noticesTopic', 'sns:GetTopicAttributes')],
  opensCalls: [
    onCallRequests('GetItem', 'PutItem', 'DeleteItem')(...calls),
    withCallRequestsKey('kms:Decrypt'),
    onTable('PutItem')(audit),
  ],
  expiresCalls: [
    onCallRequests('Query', 'UpdateItem', 'DeleteItem')(...calls),
    onTable('UpdateItem')(attempts('suspected-notices')),
    on('noticesTopic', 'sns:Publish'),
  ],

  renders: [
    onTable('UpdateItem')(renderLock),
    on('siteObjects', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'),
    on('siteBucket', 's3:ListBucket'),
    on('distribution', 'cloudfront:CreateInvalidation'),
  ],
} as const satisfies Record<string, readonly Grant[]>

export type GrantSet = keyof typeof grantSets

function onTable(...actions: string[]) {
  return onItems('table', actions)
}

function onCallRequests(...actions: string[]) {
  return onItems('callRequests', actions)
}

function onItems(on: 'table' | 'callRequests', actions: readonly string[]) {
  return (...partitions: string[]): Grant => ({
    on,
    actions: actions.map((action) => `dynamodb:${action}`),
    partitions,
  })
}

function withCallRequestsKey(action: string): Grant {
  return { on: 'callRequestsKey', actions: [action], purpose: callRequestPurpose }
}

function on(resource: Undivided, ...actions: string[]): Grant {
  return { on: resource, actions }
}

function partitionOf(key: Key): string {
  const partition = key[table.partitionKey]
  if (partition === undefined) throw new Error('A key of the table has no partition.')
  return partition
}
