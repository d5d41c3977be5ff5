import path from 'node:path'
import type { EndpointKey, Endpoints } from '#shared/api/endpoints.ts'
import { callRequestPurpose } from '#shared/callRequests.ts'
import type { EnvironmentName } from '#shared/environment.ts'
import { callRequestKeys, type Key, keys, partitions } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Grant } from './grants.ts'

/** One Lambda function: what differs from the defaults. */
export interface Lambda {
  /** Everything its role allows besides writing its own log. */
  grants?: readonly Grant[]
  environment?: readonly EnvironmentName[]
  /** Megabytes. */
  memory?: number
  /** Seconds. */
  timeout?: number
  /** Runs at each deploy that changes it, in the order of the table. */
  atDeploy?: true
  schedule?: 'rate(1 day)' | 'rate(5 minutes)' | 'rate(1 minute)'
  /** After an asynchronous run that fails. What only a schedule invokes needs none: the next run does the same. */
  retries?: 0 | 2
}

export const lambdaDefaults = {
  grants: [],
  environment: ['TABLE_NAME'],
  memory: 512,
  timeout: 10,
  // As Lambda's own.
  retries: 2,
} as const satisfies Lambda

export const fallbackFunction = 'fallback/unmatchedRoute'

/** A function's file in `functions/`, without its ending: the handlers of the API's endpoints, and six others. */
export type FunctionName =
  | Endpoints[EndpointKey]['handler']
  | typeof fallbackFunction
  | 'seed/seedContent'
  | 'render/renderSite'
  | 'canary/checkSite'
  | 'media/deleteUnusedImages'
  | 'jobs/runDueJobs'

const { members, staffSeen, documents } = partitions
const { post: posts, faq: faqs, review: reviews, service: services, treatment: treatments } = documents
const { landing: landings, page: pages, alert: alerts, site } = documents
const renderLock = partitionOf(keys.renderLock())
const anySession = partitionOf(keys.session('*'))
const anySessionUse = partitionOf(keys.sessionUse('*'))
const anyCredentials = partitionOf(keys.credentials('*'))
const anyUsedChallenge = partitionOf(keys.usedChallenge('*'))
const loginAttempts = partitionOf(keys.attempts('login-*', '*', ''))
const anyDraft = partitionOf(keys.draft('*', '*'))
const { drafts, redirects, due, deleted, media } = partitions
const directory = partitions.directory('*')
const anyVersion = partitions.versions('*', '*')
const anyAddress = partitionOf(keys.address('*'))
const anyPresence = partitions.presence('*', '*')
const auditRecords = partitions.audit('*')
const feedbackAttempts = partitionOf(keys.attempts('page-feedback', '*', ''))
const clientErrors = partitionOf(keys.attempts('client-errors', '*', ''))
const callRequestAttempts = partitionOf(keys.attempts('call-requests', '*', ''))

/** Reads the session and its staff member; what a person asks for also extends the session. Only the login writes sessions (decision 34). */
const backgroundGrants = [items(['GetItem'], anySession, members, anySessionUse)]
const sessionGrants = [...backgroundGrants, items(['UpdateItem'], anySessionUse, staffSeen)]

/** New credentials take the place of the earlier ones. They are found by their random id only, which a member names. */
const changingCredentials = items(['GetItem', 'PutItem', 'DeleteItem'], anyCredentials)

/** scrypt takes memory, and Lambda gives processing power in proportion to it. Dictionaries of passwords take time. */
const hashing = { memory: 1024, timeout: 20 } as const

/** What is published, of every kind. */
const published = Object.values(documents)

const requestsRendering = [
  items(['UpdateItem'], renderLock),
  { on: 'renderFunction', actions: ['lambda:InvokeFunction'] },
] as const satisfies Grant[]
const withRenderer = ['TABLE_NAME', 'RENDER_FUNCTION'] as const
/** Publishing refuses a frame of a website that is not the contact form's. */
const forPublishing = [...withRenderer, 'CONTACT_FORM_URL', 'MEDIA_BUCKET'] as const

/** Publishing in repeatable steps (decision 56). */
const publishing = [
  ...requestsRendering,
  items(['GetItem', 'PutItem'], ...published),
  items(['GetItem', 'UpdateItem', 'DeleteItem'], anyDraft),
  items(['UpdateItem'], treatments),
  items(['GetItem', 'PutItem', 'UpdateItem'], directory),
  items(['GetItem', 'PutItem'], anyAddress),
  items(['PutItem'], anyVersion, auditRecords),
  items(['PutItem', 'DeleteItem'], due, redirects),
  items(['DeleteItem'], drafts),
  query(redirects),
  { on: 'mediaObjects', actions: ['s3:GetObject'] },
] as const satisfies Grant[]

/** What staff can take down. */
const removableKinds = documentKinds.filter((kind) => !kinds[kind].cannotBeDeleted)
const removable = removableKinds.map((kind) => documents[kind])
/** Others have their start and their end among their fields. */
const schedulable = removableKinds.filter((kind) => !kinds[kind].period).map((kind) => documents[kind])
const takingDown = (documents: readonly string[]): Grant[] => [
  ...requestsRendering,
  items(['GetItem', 'DeleteItem'], ...documents),
  items(['GetItem', 'PutItem', 'UpdateItem'], anyDraft, directory),
  items(['PutItem'], anyVersion, drafts, auditRecords, deleted),
  items(['PutItem', 'DeleteItem'], due),
]

/** The lists of the staff area: what is published, and drafts. */
const deskLists = [items(['GetItem'], directory), query(drafts)]

/** What nothing shows: no published document, no draft, no earlier version and nothing in the bin. */
const deletingImages = [
  query(media, drafts, anyVersion, deleted),
  items(['GetItem'], directory),
  items(['DeleteItem'], media),
  { on: 'mediaObjects', actions: ['s3:DeleteObject'] },
] as const satisfies Grant[]

const openingCallRequests: Lambda = {
  grants: [
    ...sessionGrants,
    items(['PutItem'], auditRecords),
    ofCallRequests('GetItem', 'PutItem'),
    { on: 'callRequestsKey', actions: ['kms:Decrypt'], purpose: callRequestPurpose },
  ],
  environment: ['TABLE_NAME', 'CALL_REQUESTS_TABLE', 'CALL_REQUESTS_KEY'],
}

/** Every function of the site. An endpoint without a row, or a row without an endpoint, does not compile. */
export const lambdas: Record<FunctionName, Lambda> = {
  'reviews/listReviews': { grants: listing('review') },
  'alerts/listAlerts': { grants: listing('alert') },
  'reviews/getReview': { grants: [items(['GetItem'], reviews)] },
  'pages/getPage': { grants: [items(['GetItem'], pages)] },
  'treatments/getTreatmentLanding': { grants: [items(['GetItem'], landings)] },
  'treatments/getTreatmentPage': { grants: [items(['GetItem'], anyAddress, treatments)] },
  'treatments/listServicePages': { grants: [items(['GetItem'], partitions.directory('treatment'))] },
  'treatments/changeServicePageImage': {
    grants: [
      ...sessionGrants,
      ...requestsRendering,
      items(['GetItem', 'PutItem'], treatments),
      items(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], anyDraft),
      items(['GetItem', 'PutItem', 'UpdateItem'], directory),
      items(['GetItem', 'PutItem'], anyAddress),
      items(['PutItem'], anyVersion, auditRecords),
      items(['PutItem', 'DeleteItem'], drafts, due),
      items(['DeleteItem'], redirects),
      { on: 'mediaObjects', actions: ['s3:GetObject'] },
      { on: 'illustrations', actions: ['s3:GetObject'] },
    ],
    environment: [...withRenderer, 'SITE_BUCKET', 'MEDIA_BUCKET'],
  },
  'faqs/listFaqs': { grants: listing('faq') },
  'faqs/getFaq': { grants: [items(['GetItem'], faqs)] },
  'posts/listPosts': { grants: listing('post') },
  'posts/getPost': { grants: [items(['GetItem'], anyAddress, posts)] },
  'services/listServices': { grants: listing('service') },
  'services/getService': { grants: [items(['GetItem'], services)] },
  'site/getSite': { grants: [items(['GetItem'], site)] },
  'feedback/countFeedback': {
    grants: [
      items(['UpdateItem'], feedbackAttempts, partitions.pageFeedback),
      items(['GetItem'], anyAddress, treatments, posts, site),
    ],
  },
  'feedback/listFeedback': { grants: [...sessionGrants, query(partitions.pageFeedback)] },
  'clientErrors/reportClientError': { grants: [items(['UpdateItem'], clientErrors)] },
  'callRequests/receiveCallRequest': {
    grants: [
      items(['UpdateItem'], callRequestAttempts),
      items(['GetItem'], site),
      ofCallRequests('PutItem'),
      { on: 'callRequestsKey', actions: ['kms:GenerateDataKey'], purpose: callRequestPurpose },
    ],
    environment: ['TABLE_NAME', 'CALL_REQUESTS_TABLE', 'CALL_REQUESTS_KEY'],
  },
  'callRequests/stampForm': {},
  'callRequests/listCallRequests': {
    grants: [...sessionGrants, ofCallRequests('Query')],
    environment: ['TABLE_NAME', 'CALL_REQUESTS_TABLE'],
  },
  'callRequests/openCallRequest': openingCallRequests,
  'callRequests/changeCallRequest': openingCallRequests,
  'staff/openSession': {
    grants: [
      items(['UpdateItem'], loginAttempts, staffSeen),
      items(['GetItem', 'PutItem'], members),
      changingCredentials,
      items(['PutItem'], auditRecords),
      items(['PutItem', 'DeleteItem'], anySession, anySessionUse),
    ],
    memory: hashing.memory,
  },
  'staff/getSession': { grants: sessionGrants },
  'staff/closeSession': {
    grants: [items(['DeleteItem'], anySession, anySessionUse), items(['PutItem'], auditRecords)],
  },
  'passkeys/createChallenge': {},
  'passkeys/openPasskeySession': {
    grants: [
      items(['UpdateItem'], loginAttempts, staffSeen),
      items(['GetItem', 'PutItem'], members),
      query(members),
      changingCredentials,
      items(['PutItem'], anyUsedChallenge, auditRecords),
      items(['PutItem', 'DeleteItem'], anySession, anySessionUse),
    ],
  },
  'account/getAccount': { grants: [...sessionGrants, items(['GetItem'], anyCredentials)] },
  'account/changeAccount': {
    grants: [...sessionGrants, changingCredentials, items(['PutItem'], members, auditRecords)],
  },
  'account/createRecoveryCodes': {
    grants: [...sessionGrants, changingCredentials, items(['PutItem'], members, auditRecords)],
  },
  'account/addPasskey': {
    grants: [
      ...sessionGrants,
      changingCredentials,
      items(['PutItem'], members, auditRecords, anyUsedChallenge),
      query(members),
    ],
  },
  'members/joinStaff': {
    grants: [
      items(['UpdateItem'], loginAttempts),
      items(['GetItem', 'PutItem'], anyCredentials),
      items(['GetItem'], site),
      items(['PutItem'], auditRecords),
    ],
    ...hashing,
  },
  'members/listMembers': {
    grants: [...sessionGrants, items(['GetItem'], anyCredentials), query(members, staffSeen)],
  },
  'members/inviteMember': {
    grants: [
      ...sessionGrants,
      items(['PutItem', 'DeleteItem'], anyCredentials),
      items(['PutItem'], members, auditRecords),
      query(members),
    ],
  },
  'members/changeMember': {
    grants: [
      ...sessionGrants,
      changingCredentials,
      items(['PutItem', 'DeleteItem'], members),
      items(['PutItem'], auditRecords),
      query(members),
    ],
  },
  'account/changePassword': {
    grants: [
      ...sessionGrants,
      items(['UpdateItem'], loginAttempts),
      items(['GetItem'], site),
      changingCredentials,
      items(['PutItem'], members, auditRecords),
    ],
    ...hashing,
  },
  'staff/listEditablePages': {
    grants: [...sessionGrants, items(['GetItem'], partitions.directory('treatment'))],
  },
  'media/storeImage': {
    grants: [
      ...sessionGrants,
      items(['UpdateItem'], media),
      items(['PutItem'], auditRecords),
      { on: 'mediaObjects', actions: ['s3:PutObject'] },
    ],
    environment: ['TABLE_NAME', 'MEDIA_BUCKET'],
  },
  'media/listMedia': { grants: [...sessionGrants, ...deskLists, query(media)] },
  'media/deleteMedia': {
    grants: [...sessionGrants, ...deletingImages, items(['PutItem'], auditRecords)],
    environment: ['TABLE_NAME', 'MEDIA_BUCKET'],
  },
  'desk/listDocuments': {
    grants: [
      ...sessionGrants,
      ...deskLists,
      items(['GetItem'], site),
      items(['BatchGetItem'], ...published, anyDraft),
      query(redirects),
    ],
  },
  'desk/createDocument': {
    grants: [
      ...sessionGrants,
      items(['GetItem'], ...removable, anyDraft),
      items(['PutItem'], anyDraft, drafts, due, auditRecords),
    ],
  },
  'desk/getDocument': { grants: [...sessionGrants, items(['GetItem'], ...published, anyDraft)] },
  'desk/saveDraft': {
    grants: [
      ...sessionGrants,
      items(['GetItem'], ...published, anyDraft),
      items(['PutItem', 'UpdateItem'], anyDraft),
      items(['PutItem'], drafts, anyVersion, auditRecords),
    ],
  },
  'desk/discardDraft': {
    grants: [
      ...sessionGrants,
      items(['GetItem'], ...published, anyDraft),
      items(['DeleteItem'], anyDraft, drafts),
      items(['PutItem'], anyVersion, auditRecords),
    ],
  },
  // Its own limit, 10 seconds, is within this.
  'media/fetchExternalImage': { grants: sessionGrants, timeout: 15 },
  'desk/publishDocument': {
    grants: [
      ...sessionGrants,
      ...publishing,
      items(['GetItem'], anyVersion),
      items(['PutItem'], anyDraft, drafts),
    ],
    environment: forPublishing,
  },
  'desk/listReady': {
    grants: [...sessionGrants, ...deskLists, items(['GetItem'], ...published, anyDraft)],
    environment: ['TABLE_NAME', 'CONTACT_FORM_URL'],
  },
  'desk/publishTogether': {
    grants: [...sessionGrants, ...publishing],
    environment: forPublishing,
    // Fifty documents, one after the other.
    timeout: 29,
  },
  'desk/unpublishDocument': {
    grants: [...sessionGrants, ...takingDown(removable)],
    environment: withRenderer,
  },
  'desk/withdrawConsent': {
    grants: [...sessionGrants, ...takingDown([reviews])],
    environment: withRenderer,
  },
  'desk/deleteDocument': {
    grants: [...sessionGrants, ...takingDown(removable), items(['DeleteItem'], anyDraft, drafts)],
    environment: withRenderer,
  },
  'desk/listBin': { grants: [...sessionGrants, query(deleted)] },
  'desk/restoreDocument': {
    grants: [
      ...sessionGrants,
      items(['GetItem'], ...removable, anyDraft),
      items(['GetItem', 'PutItem'], deleted),
      items(['PutItem'], anyDraft, drafts, auditRecords),
    ],
  },
  'desk/scheduleDocument': {
    grants: [
      ...sessionGrants,
      items(['GetItem'], ...published, anyDraft),
      items(['UpdateItem'], ...schedulable, anyDraft),
      items(['GetItem', 'PutItem', 'UpdateItem'], directory),
      items(['PutItem'], drafts, due, auditRecords),
    ],
    environment: ['TABLE_NAME', 'CONTACT_FORM_URL'],
  },
  'desk/reviewDocument': {
    grants: [
      ...sessionGrants,
      ...requestsRendering,
      items(['GetItem', 'UpdateItem'], treatments, landings),
      items(['GetItem'], anyDraft),
      items(['GetItem', 'PutItem', 'UpdateItem'], directory),
      items(['PutItem'], auditRecords),
    ],
    environment: withRenderer,
  },
  'desk/getOrder': { grants: [...sessionGrants, items(['GetItem'], directory)] },
  'desk/orderDocuments': {
    grants: [
      ...sessionGrants,
      ...requestsRendering,
      items(['UpdateItem'], faqs, reviews, services),
      items(['GetItem', 'PutItem', 'UpdateItem'], directory),
      items(['PutItem'], auditRecords),
    ],
    environment: withRenderer,
  },
  'desk/listLinks': {
    grants: [...sessionGrants, items(['GetItem'], ...published, anyDraft, directory)],
  },
  'desk/listVersions': { grants: [...sessionGrants, query(anyVersion)] },
  'desk/getVersion': { grants: [...sessionGrants, items(['GetItem'], anyVersion)] },
  'desk/announcePresence': {
    grants: [...sessionGrants, items(['PutItem'], anyPresence), query(anyPresence)],
  },
  'render/getRendering': { grants: [...backgroundGrants, items(['GetItem'], renderLock)] },
  'audit/listAudit': { grants: [...sessionGrants, ...deskLists, query(auditRecords, deleted)] },
  'redirects/listRedirects': {
    grants: [...sessionGrants, items(['GetItem'], directory, site), query(redirects)],
  },
  'redirects/addRedirect': {
    grants: [
      ...sessionGrants,
      ...requestsRendering,
      items(['PutItem'], redirects, auditRecords),
      items(['GetItem'], directory, site),
      query(redirects),
    ],
    environment: withRenderer,
  },
  'redirects/deleteRedirect': {
    grants: [
      ...sessionGrants,
      ...requestsRendering,
      items(['DeleteItem'], redirects),
      items(['PutItem'], auditRecords),
      query(redirects),
    ],
    environment: withRenderer,
  },
  [fallbackFunction]: { environment: [] },
  'seed/seedContent': {
    grants: [
      items(['PutItem'], site, pages, landings, reviews, services, faqs, treatments, posts),
      items(['GetItem'], site),
      query(...published, deleted),
      items(['GetItem', 'PutItem', 'UpdateItem'], directory),
      items(['BatchGetItem', 'PutItem'], anyAddress),
    ],
    timeout: 120,
    atDeploy: true,
  },
  'render/renderSite': {
    grants: [
      items(['GetItem'], directory, anyAddress, site, pages, landings, services, treatments, posts),
      items(['BatchGetItem'], reviews, services, faqs, alerts, posts),
      query(redirects),
      items(['UpdateItem'], renderLock),
      { on: 'siteObjects', actions: ['s3:PutObject', 's3:DeleteObject'] },
      { on: 'siteBucket', actions: ['s3:ListBucket'] },
      { on: 'siteRecords', actions: ['s3:GetObject'] },
      { on: 'distribution', actions: ['cloudfront:CreateInvalidation'] },
    ],
    environment: [
      'TABLE_NAME',
      'SITE_BUCKET',
      'DISTRIBUTION_ID',
      'SITE_ADDRESS',
      'CONTACT_FORM_URL',
      'CONTACT_FORM_SCRIPT',
      'RELEASE',
      'SEED_VERSION',
    ],
    // One whole virtual CPU.
    memory: 1769,
    timeout: 300,
    atDeploy: true,
    schedule: 'rate(1 day)',
  },
  'canary/checkSite': {
    environment: ['SITE_ADDRESS'],
    memory: 256,
    timeout: 30,
    schedule: 'rate(5 minutes)',
    retries: 0,
  },
  'media/deleteUnusedImages': {
    grants: deletingImages,
    environment: ['TABLE_NAME', 'MEDIA_BUCKET'],
    timeout: 120,
    schedule: 'rate(1 day)',
    retries: 0,
  },
  'jobs/runDueJobs': {
    grants: [
      ofCallRequests('Query', 'UpdateItem', 'DeleteItem'),
      { on: 'noticesTopic', actions: ['sns:Publish'] },
      ...publishing,
      items(['DeleteItem'], ...removable),
      items(['PutItem'], anyDraft, drafts, deleted),
      items(['GetItem'], deleted),
      items(['DeleteItem'], anyVersion),
      query(due, anyVersion),
    ],
    environment: [...forPublishing, 'CALL_REQUESTS_TABLE', 'NOTICES_TOPIC'],
    timeout: 50,
    schedule: 'rate(1 minute)',
    retries: 0,
  },
}

export const functionNames = Object.keys(lambdas) as FunctionName[] // A record of exactly these names.

export const byFunction = <Value>(valueFor: (name: FunctionName) => Value): Record<FunctionName, Value> =>
  Object.fromEntries(functionNames.map((name) => [name, valueFor(name)])) as Record<FunctionName, Value> // Every name is in it.

export const bundleFolders = (folder: string): Record<FunctionName, string> =>
  byFunction((name) => path.join(folder, name))

function query(...partitions: string[]): Grant {
  return { on: 'table', actions: ['dynamodb:Query'], partitions }
}

/** Reads which documents of a kind are published, and those of a page. */
function listing(kind: DocumentKind): Grant[] {
  return [items(['GetItem'], partitions.directory(kind)), items(['BatchGetItem'], documents[kind])]
}

function ofCallRequests(...actions: ('Query' | Exclude<ItemAction, 'BatchGetItem'>)[]): Grant {
  return {
    on: 'callRequests',
    actions: actions.map((action) => `dynamodb:${action}`),
    partitions: [callRequestKeys.partition],
  }
}

type ItemAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem'

function items(actions: readonly ItemAction[], ...partitions: string[]): Grant {
  return { on: 'table', actions: actions.map((action) => `dynamodb:${action}`), partitions }
}

function partitionOf(key: Key): string {
  const partition = key[table.partitionKey]
  if (partition === undefined) throw new Error('A key of the table has no partition.')
  return partition
}
