import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import { callRequestPurpose } from '#shared/callRequests.ts'
import type { EnvironmentName } from '#shared/environment.ts'
import { callRequestKeys, type Key, keys, partitions } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Grant } from './grants.ts'
import type { LogPurpose } from './logGroups.ts'

/** What differs from the defaults of a function. */
interface Settings {
  /** Besides the names of what its grants reach. */
  environment?: readonly EnvironmentName[]
  memory?: number
  /** Seconds. */
  timeout?: number
  /** Runs at each deploy that changes it, in the order of the table. */
  atDeploy?: true
  schedule?: 'rate(1 day)' | 'rate(5 minutes)' | 'rate(1 minute)'
}

const lambdaDefaults = {
  memory: 512,
  timeout: 10,
} as const satisfies Settings

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

const published = Object.values(documents)

const requestsRendering = [
  items(['UpdateItem'], renderLock),
  { on: 'renderFunction', actions: ['lambda:InvokeFunction'] },
] as const satisfies Grant[]

/** Publishing in repeatable steps (decision 56). It refuses a frame of a website that is not CONTACT_FORM_URL's. */
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

const deskLists = [items(['GetItem'], directory), query(drafts)]

/** What nothing shows: no published document, no draft, no earlier version and nothing in the bin. */
const deletingImages = [
  query(media, drafts, anyVersion, deleted),
  items(['GetItem'], directory),
  items(['DeleteItem'], media),
  { on: 'mediaObjects', actions: ['s3:DeleteObject'] },
] as const satisfies Grant[]

const openingCallRequests: readonly Grant[] = [
  items(['PutItem'], auditRecords),
  ofCallRequests('GetItem', 'PutItem'),
  { on: 'callRequestsKey', actions: ['kms:Decrypt'], purpose: callRequestPurpose },
]

/**
 * Every function of the site, with all that its role allows besides writing its own log, and reading the session of a
 * request by staff. An endpoint without a row, or a row without an endpoint, does not compile.
 */
export const grants: Record<FunctionName, readonly Grant[]> = {
  'reviews/listReviews': listing('review'),
  'alerts/listAlerts': listing('alert'),
  'reviews/getReview': [items(['GetItem'], reviews)],
  'pages/getPage': [items(['GetItem'], pages)],
  'treatments/getTreatmentLanding': [items(['GetItem'], landings)],
  'treatments/getTreatmentPage': [items(['GetItem'], anyAddress, treatments)],
  'treatments/listServicePages': [items(['GetItem'], partitions.directory('treatment'))],
  'treatments/changeServicePageImage': [
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
  'faqs/listFaqs': listing('faq'),
  'faqs/getFaq': [items(['GetItem'], faqs)],
  'posts/listPosts': listing('post'),
  'posts/getPost': [items(['GetItem'], anyAddress, posts)],
  'services/listServices': listing('service'),
  'services/getService': [items(['GetItem'], services)],
  'site/getSite': [items(['GetItem'], site)],
  'feedback/countFeedback': [
    items(['UpdateItem'], feedbackAttempts, partitions.pageFeedback),
    items(['GetItem'], anyAddress, treatments, posts, site),
  ],
  'feedback/listFeedback': [query(partitions.pageFeedback)],
  'clientErrors/reportClientError': [items(['UpdateItem'], clientErrors)],
  'callRequests/receiveCallRequest': [
    items(['UpdateItem'], callRequestAttempts),
    items(['GetItem'], site),
    ofCallRequests('PutItem'),
    { on: 'callRequestsKey', actions: ['kms:GenerateDataKey'], purpose: callRequestPurpose },
  ],
  'callRequests/stampForm': [],
  'callRequests/listCallRequests': [ofCallRequests('Query')],
  'callRequests/openCallRequest': openingCallRequests,
  'callRequests/changeCallRequest': openingCallRequests,
  'staff/openSession': [
    items(['UpdateItem'], loginAttempts, staffSeen),
    items(['GetItem', 'PutItem'], members),
    changingCredentials,
    items(['PutItem'], auditRecords),
    items(['PutItem', 'DeleteItem'], anySession, anySessionUse),
  ],
  'staff/getSession': [],
  'staff/closeSession': [items(['DeleteItem'], anySession, anySessionUse), items(['PutItem'], auditRecords)],
  'passkeys/createChallenge': [],
  'passkeys/openPasskeySession': [
    items(['UpdateItem'], loginAttempts, staffSeen),
    items(['GetItem', 'PutItem'], members),
    query(members),
    changingCredentials,
    items(['PutItem'], anyUsedChallenge, auditRecords),
    items(['PutItem', 'DeleteItem'], anySession, anySessionUse),
  ],
  'account/getAccount': [items(['GetItem'], anyCredentials)],
  'account/changeAccount': [changingCredentials, items(['PutItem'], members, auditRecords)],
  'account/createRecoveryCodes': [changingCredentials, items(['PutItem'], members, auditRecords)],
  'account/addPasskey': [
    changingCredentials,
    items(['PutItem'], members, auditRecords, anyUsedChallenge),
    query(members),
  ],
  'members/joinStaff': [
    items(['UpdateItem'], loginAttempts),
    items(['GetItem', 'PutItem'], anyCredentials),
    items(['GetItem'], site),
    items(['PutItem'], auditRecords),
  ],
  'members/listMembers': [items(['GetItem'], anyCredentials), query(members, staffSeen)],
  'members/inviteMember': [
    items(['PutItem', 'DeleteItem'], anyCredentials),
    items(['PutItem'], members, auditRecords),
    query(members),
  ],
  'members/changeMember': [
    changingCredentials,
    items(['PutItem', 'DeleteItem'], members),
    items(['PutItem'], auditRecords),
    query(members),
  ],
  'account/changePassword': [
    items(['UpdateItem'], loginAttempts),
    items(['GetItem'], site),
    changingCredentials,
    items(['PutItem'], members, auditRecords),
  ],
  'staff/listEditablePages': [items(['GetItem'], partitions.directory('treatment'))],
  'media/storeImage': [
    items(['UpdateItem'], media),
    items(['PutItem'], auditRecords),
    { on: 'mediaObjects', actions: ['s3:PutObject'] },
  ],
  'media/listMedia': [...deskLists, query(media)],
  'media/deleteMedia': [...deletingImages, items(['PutItem'], auditRecords)],
  'desk/listDocuments': [
    ...deskLists,
    items(['GetItem'], site),
    items(['BatchGetItem'], ...published, anyDraft),
    query(redirects),
  ],
  'desk/createDocument': [
    items(['GetItem'], ...removable, anyDraft),
    items(['PutItem'], anyDraft, drafts, due, auditRecords),
  ],
  'desk/getDocument': [items(['GetItem'], ...published, anyDraft)],
  'desk/saveDraft': [
    items(['GetItem'], ...published, anyDraft),
    items(['PutItem', 'UpdateItem'], anyDraft),
    items(['PutItem'], drafts, anyVersion, auditRecords),
  ],
  'desk/discardDraft': [
    items(['GetItem'], ...published, anyDraft),
    items(['DeleteItem'], anyDraft, drafts),
    items(['PutItem'], anyVersion, auditRecords),
  ],
  'media/fetchExternalImage': [],
  'desk/publishDocument': [
    ...publishing,
    items(['GetItem'], anyVersion),
    items(['PutItem'], anyDraft, drafts),
  ],
  'desk/listReady': [...deskLists, items(['GetItem'], ...published, anyDraft)],
  'desk/publishTogether': publishing,
  'desk/unpublishDocument': takingDown(removable),
  'desk/withdrawConsent': takingDown([reviews]),
  'desk/deleteDocument': [...takingDown(removable), items(['DeleteItem'], anyDraft, drafts)],
  'desk/listBin': [query(deleted)],
  'desk/restoreDocument': [
    items(['GetItem'], ...removable, anyDraft),
    items(['GetItem', 'PutItem'], deleted),
    items(['PutItem'], anyDraft, drafts, auditRecords),
  ],
  'desk/scheduleDocument': [
    items(['GetItem'], ...published, anyDraft),
    items(['UpdateItem'], ...schedulable, anyDraft),
    items(['GetItem', 'PutItem', 'UpdateItem'], directory),
    items(['PutItem'], drafts, due, auditRecords),
  ],
  'desk/reviewDocument': [
    ...requestsRendering,
    items(['GetItem', 'UpdateItem'], treatments, landings, pages),
    items(['GetItem'], anyDraft),
    items(['GetItem', 'PutItem', 'UpdateItem'], directory),
    items(['PutItem'], auditRecords),
  ],
  'desk/getOrder': [items(['GetItem'], directory)],
  'desk/orderDocuments': [
    ...requestsRendering,
    items(['UpdateItem'], faqs, reviews, services),
    items(['GetItem', 'PutItem', 'UpdateItem'], directory),
    items(['PutItem'], auditRecords),
  ],
  'desk/listLinks': [items(['GetItem'], ...published, anyDraft, directory)],
  'desk/listVersions': [query(anyVersion)],
  'desk/getVersion': [items(['GetItem'], anyVersion)],
  'desk/announcePresence': [items(['PutItem'], anyPresence), query(anyPresence)],
  'render/getRendering': [items(['GetItem'], renderLock)],
  'audit/listAudit': [...deskLists, query(auditRecords, deleted)],
  'redirects/listRedirects': [items(['GetItem'], directory, site), query(redirects)],
  'redirects/addRedirect': [
    ...requestsRendering,
    items(['PutItem'], redirects, auditRecords),
    items(['GetItem'], directory, site),
    query(redirects),
  ],
  'redirects/deleteRedirect': [
    ...requestsRendering,
    items(['DeleteItem'], redirects),
    items(['PutItem'], auditRecords),
    query(redirects),
  ],
  [fallbackFunction]: [],
  'seed/seedContent': [
    items(['PutItem'], site, pages, landings, reviews, services, faqs, treatments, posts),
    items(['GetItem'], site),
    query(...published, deleted),
    items(['GetItem', 'PutItem', 'UpdateItem'], directory),
    items(['BatchGetItem', 'PutItem'], anyAddress),
  ],
  'render/renderSite': [
    items(['GetItem'], directory, anyAddress, site, pages, landings, services, treatments, posts),
    items(['BatchGetItem'], reviews, services, faqs, alerts, posts),
    query(redirects),
    items(['UpdateItem'], renderLock),
    { on: 'siteObjects', actions: ['s3:PutObject', 's3:DeleteObject'] },
    { on: 'siteBucket', actions: ['s3:ListBucket'] },
    { on: 'siteRecords', actions: ['s3:GetObject'] },
    { on: 'distribution', actions: ['cloudfront:CreateInvalidation'] },
  ],
  'canary/checkSite': [],
  'media/deleteUnusedImages': deletingImages,
  'jobs/runDueJobs': [
    ofCallRequests('Query', 'UpdateItem', 'DeleteItem'),
    { on: 'noticesTopic', actions: ['sns:Publish'] },
    ...publishing,
    items(['DeleteItem'], ...removable),
    items(['PutItem'], anyDraft, drafts, deleted),
    items(['GetItem'], deleted),
    items(['DeleteItem'], anyVersion),
    query(due, anyVersion),
  ],
}

const settings: Partial<Record<FunctionName, Settings>> = {
  'staff/openSession': { memory: hashing.memory },
  'members/joinStaff': { ...hashing },
  'account/changePassword': { ...hashing },
  // Its own limit, 10 seconds, is within this.
  'media/fetchExternalImage': { timeout: 15 },
  'desk/publishDocument': { environment: ['CONTACT_FORM_URL'] },
  'desk/listReady': { environment: ['CONTACT_FORM_URL'] },
  'desk/publishTogether': {
    environment: ['CONTACT_FORM_URL'],
    // Fifty documents, one after the other.
    timeout: 29,
  },
  'desk/scheduleDocument': { environment: ['CONTACT_FORM_URL'] },
  'seed/seedContent': {
    timeout: 120,
    atDeploy: true,
  },
  'render/renderSite': {
    environment: ['SITE_ADDRESS', 'CONTACT_FORM_URL', 'CONTACT_FORM_SCRIPT', 'RELEASE', 'SEED_VERSION'],
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
  },
  'media/deleteUnusedImages': { timeout: 120, schedule: 'rate(1 day)' },
  'jobs/runDueJobs': {
    environment: ['CONTACT_FORM_URL'],
    timeout: 50,
    schedule: 'rate(1 minute)',
  },
}

/** The variables with the names of what grants reach. */
const variables: Partial<Record<Grant['on'], EnvironmentName>> = {
  table: 'TABLE_NAME',
  callRequests: 'CALL_REQUESTS_TABLE',
  callRequestsKey: 'CALL_REQUESTS_KEY',
  noticesTopic: 'NOTICES_TOPIC',
  siteObjects: 'SITE_BUCKET',
  illustrations: 'SITE_BUCKET',
  mediaObjects: 'MEDIA_BUCKET',
  distribution: 'DISTRIBUTION_ID',
  renderFunction: 'RENDER_FUNCTION',
}

/** A function with its defaults, and with what follows from its endpoint and from its grants. */
export function lambdaOf(name: FunctionName) {
  const endpoint = Object.values<Endpoint>(endpoints).find(({ handler }) => handler === name)
  const ofSession = endpoint?.isBackground ? backgroundGrants : sessionGrants
  const allGrants = [...(endpoint?.access === 'staff' ? ofSession : []), ...grants[name]]
  const environment = new Set<EnvironmentName>([
    ...(endpoint ? (['TABLE_NAME'] as const) : []),
    ...allGrants.flatMap(({ on }) => variables[on] ?? []),
    ...(settings[name]?.environment ?? []),
  ])
  const row = { ...lambdaDefaults, ...settings[name] }
  return {
    ...row,
    grants: allGrants,
    environment: [...environment],
    /** What only a schedule invokes is not repeated after it fails: the next run does the same. */
    isRepeated: row.schedule === undefined || row.atDeploy === true,
    logPurpose: logPurposeOf(name, endpoint),
  }
}

function logPurposeOf(name: FunctionName, endpoint: Endpoint | undefined): LogPurpose {
  if (endpoint) return endpoint.access === 'staff' ? 'Staff' : 'Public'
  return name === fallbackFunction ? 'Public' : 'Jobs'
}

export const functionNames = Object.keys(grants) as FunctionName[] // A record of exactly these names.

export const byFunction = <Value>(valueFor: (name: FunctionName) => Value): Record<FunctionName, Value> =>
  Object.fromEntries(functionNames.map((name) => [name, valueFor(name)])) as Record<FunctionName, Value> // Every name is in it.

function query(...partitions: string[]): Grant {
  return { on: 'table', actions: ['dynamodb:Query'], partitions }
}

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
