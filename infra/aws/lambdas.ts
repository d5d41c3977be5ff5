import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import { callRequestPurpose } from '#shared/callRequests.ts'
import type { EnvironmentName } from '#shared/environment.ts'
import { callRequestKeys, type Key, keys, partitions } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Grant, Undivided } from './grants.ts'
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
const { drafts, redirects, due, dueAlerts, deleted, media } = partitions
const anyBinned = partitionOf(keys.binned('*', '*'))
const directory = partitions.directory('*')
const anyVersion = partitions.versions('*', '*')
const anyAddress = partitionOf(keys.address('*'))
const anyPresence = partitions.presence('*', '*')
const auditRecords = partitions.audit('*')
const feedbackAttempts = partitionOf(keys.attempts('page-feedback', '*', ''))
const clientErrors = partitionOf(keys.attempts('client-errors', '*', ''))
const callRequestAttempts = partitionOf(keys.attempts('call-requests', '*', ''))
const suspectedNotices = partitionOf(keys.attempts('suspected-notices', '*', ''))
const { partition: accepted, setAsidePartition: setAside } = callRequestKeys
const suspected = callRequestKeys.suspectedPartition('*')

const ofDynamoDb = (action: string) => `dynamodb:${action}`
const onTable =
  (...actions: string[]) =>
  (...partitions: string[]): Grant => ({ on: 'table', actions: actions.map(ofDynamoDb), partitions })
const get = onTable('GetItem')
const batchGet = onTable('BatchGetItem')
const query = onTable('Query')
const put = onTable('PutItem')
const update = onTable('UpdateItem')
const remove = onTable('DeleteItem')
const check = onTable('ConditionCheckItem')

/** Of a request that the browser sends by itself: the session and its staff member are read. */
const backgroundGrants = [get(anySession, members, anySessionUse)]
/** A request of a person also extends the session. Only the login writes sessions (decision 34). */
const sessionGrants = [...backgroundGrants, update(anySessionUse, staffSeen)]

/** New credentials take the place of the earlier ones. They are found by their random id only, which a member names. */
const changingCredentials = onTable('GetItem', 'PutItem', 'DeleteItem')(anyCredentials)
const changingMember = [changingCredentials, put(members, auditRecords)]
const checkingPassword = [update(loginAttempts), get(site)]
const openingSession = [
  ...changingMember,
  update(loginAttempts, staffSeen),
  get(members),
  onTable('PutItem', 'DeleteItem')(anySession, anySessionUse),
]

const published = Object.values(documents)
const readingDocuments = get(...published, anyDraft)
const changingDirectory = [query(directory), put(directory), update(directory)]
const deskLists = [query(directory, drafts)]

/** A change that visitors see, and the audit names. */
const changingSite = [update(renderLock), on('renderFunction', 'lambda:InvokeFunction'), put(auditRecords)]

/** A publication is one transaction (decision 56). It refuses a frame of a website that is not CONTACT_FORM_URL's. */
const publishing = [
  ...changingSite,
  ...changingDirectory,
  get(...published, anyDraft, directory),
  batchGet(anyAddress),
  query(redirects),
  put(...published, anyAddress, anyVersion, dueAlerts, redirects),
  update(treatments, redirects),
  remove(anyDraft, drafts, anyAddress, redirects),
  check(treatments),
  on('mediaObjects', 's3:GetObject'),
]

const removableKinds = documentKinds.filter((kind) => !kinds[kind].cannotBeDeleted)
const removable = removableKinds.map((kind) => documents[kind])
/** Others have their start and their end among their fields. */
const schedulable = removableKinds.filter((kind) => !kinds[kind].period).map((kind) => documents[kind])
const takingDown = (documents: readonly string[]): Grant[] => [
  ...changingSite,
  query(directory),
  update(directory),
  get(...documents, anyDraft),
  put(anyDraft, anyVersion, drafts, deleted),
  remove(...documents, directory, anyAddress, anyBinned),
]

/** What nothing shows: no published document, no draft, no earlier version and nothing in the bin. */
const deletingImages = [
  query(media, directory, drafts, anyVersion, deleted),
  remove(media),
  on('mediaObjects', 's3:DeleteObject'),
]

/** A suspected one that a member opens stays where it is; one that is changed moves to the others. */
const openingCallRequest = [
  put(auditRecords),
  onCallRequests('GetItem')(accepted, suspected),
  onCallRequests('PutItem')(accepted),
  withCallRequestsKey('kms:Decrypt'),
]

/**
 * Every function of the site, with all that its role allows besides writing its own log, and reading the session of a
 * request by staff. An endpoint without a row, or a row without an endpoint, does not compile.
 */
export const grants: Record<FunctionName, readonly (Grant | readonly Grant[])[]> = {
  'reviews/listReviews': listing('review'),
  'alerts/listAlerts': listing('alert'),
  'reviews/getReview': [get(reviews)],
  'pages/getPage': [get(pages)],
  'treatments/getTreatmentLanding': [get(landings)],
  'treatments/getTreatmentPage': [get(anyAddress, treatments)],
  'treatments/listEditablePages': [query(partitions.directory('treatment'))],
  'treatments/listServicePages': [query(partitions.directory('treatment'))],
  'treatments/changeServicePageImage': [
    changingSite,
    changingDirectory,
    get(treatments, anyDraft),
    check(anyDraft),
    put(treatments, anyDraft, anyVersion, drafts),
    on('mediaObjects', 's3:GetObject'),
    on('illustrations', 's3:GetObject'),
  ],
  'faqs/listFaqs': listing('faq'),
  'faqs/getFaq': [get(faqs)],
  'posts/listPosts': listing('post'),
  'posts/getPost': [get(anyAddress, posts)],
  'services/listServices': listing('service'),
  'services/getService': [get(services)],
  'site/getSite': [get(site)],
  'feedback/countFeedback': [update(feedbackAttempts, partitions.pageFeedback), query(directory), get(site)],
  'feedback/listFeedback': [query(partitions.pageFeedback)],
  'clientErrors/reportClientError': [update(clientErrors)],
  'callRequests/receiveCallRequest': [
    update(callRequestAttempts),
    get(site),
    onCallRequests('PutItem')(accepted, suspected),
    withCallRequestsKey('kms:GenerateDataKey'),
  ],
  'callRequests/stampForm': [],
  'callRequests/listCallRequests': [onCallRequests('Query')(accepted)],
  'callRequests/openCallRequest': [openingCallRequest, onCallRequests('PutItem')(suspected)],
  'callRequests/changeCallRequest': [openingCallRequest, onCallRequests('DeleteItem')(suspected)],
  'callRequests/listSuspected': [onCallRequests('Query')(suspected), onCallRequests('GetItem')(setAside)],
  'callRequests/listOlderSuspected': [onCallRequests('Query')(suspected)],
  'callRequests/setSuspectedAside': [put(auditRecords), onCallRequests('PutItem', 'DeleteItem')(setAside)],
  'staff/openSession': openingSession,
  'staff/getSession': [],
  'staff/closeSession': [remove(anySession, anySessionUse), put(auditRecords)],
  'passkeys/createChallenge': [],
  'passkeys/openPasskeySession': [openingSession, query(members), put(anyUsedChallenge)],
  'account/getAccount': [get(anyCredentials)],
  'account/changeAccount': changingMember,
  'account/createRecoveryCodes': changingMember,
  'account/addPasskey': [changingMember, put(anyUsedChallenge), query(members)],
  'members/joinStaff': [checkingPassword, get(anyCredentials), put(anyCredentials, auditRecords)],
  'members/listMembers': [get(anyCredentials), query(members, staffSeen)],
  'members/inviteMember': [
    put(anyCredentials, members, auditRecords),
    remove(anyCredentials),
    query(members),
  ],
  'members/changeMember': [changingMember, remove(members), query(members)],
  'account/changePassword': [changingMember, checkingPassword],
  'media/storeImage': [update(media), put(auditRecords), on('mediaObjects', 's3:PutObject')],
  'media/listMedia': [deskLists, query(media)],
  'media/deleteMedia': [deletingImages, put(auditRecords)],
  'desk/listDocuments': [
    deskLists,
    get(site),
    batchGet(...published, anyDraft),
    query(redirects, due, dueAlerts),
  ],
  'desk/createDocument': [get(...removable, anyDraft), put(anyDraft, drafts, due, auditRecords)],
  'desk/getDocument': [readingDocuments],
  'desk/saveDraft': [readingDocuments, put(anyDraft, drafts, anyVersion, auditRecords), update(anyDraft)],
  'desk/discardDraft': [readingDocuments, remove(anyDraft, drafts), put(anyVersion, auditRecords)],
  'media/fetchExternalImage': [],
  'desk/publishDocument': [publishing, get(anyVersion), check(anyDraft)],
  'desk/listReady': [deskLists, readingDocuments, get(directory), batchGet(anyAddress)],
  'desk/publishTogether': [publishing, batchGet(anyDraft)],
  'desk/unpublishDocument': takingDown(removable),
  'desk/withdrawConsent': takingDown([reviews]),
  'desk/deleteDocument': [
    takingDown(removable),
    check(anyDraft),
    put(anyBinned, due, dueAlerts),
    remove(anyDraft, drafts),
  ],
  'desk/listBin': [query(deleted)],
  'desk/restoreDocument': [
    get(...removable, anyDraft, deleted, anyBinned),
    put(deleted, anyDraft, drafts, auditRecords),
    remove(anyBinned),
  ],
  'desk/scheduleDocument': [
    readingDocuments,
    query(directory),
    get(directory),
    batchGet(anyAddress),
    update(...schedulable),
    put(directory, anyDraft, drafts, due, auditRecords),
  ],
  'desk/signOffDocument': [
    changingSite,
    put(directory),
    get(treatments, landings, pages, anyDraft),
    update(treatments, landings, pages),
  ],
  'desk/getOrder': [query(directory)],
  'desk/orderDocuments': [changingSite, query(directory), update(directory)],
  'desk/listLinks': [readingDocuments, query(directory)],
  'desk/listVersions': [query(anyVersion)],
  'desk/getVersion': [get(anyVersion)],
  'desk/announcePresence': [put(anyPresence), query(anyPresence)],
  'render/getRendering': [get(renderLock)],
  'audit/listAudit': [deskLists, query(auditRecords, deleted)],
  'redirects/listRedirects': [get(site), query(directory, redirects)],
  'redirects/addRedirect': [
    changingSite,
    get(site),
    query(directory, redirects),
    put(redirects),
    update(redirects),
    check(anyAddress),
  ],
  'redirects/deleteRedirect': [changingSite, remove(redirects), update(redirects), query(redirects)],
  [fallbackFunction]: [],
  'seed/seedContent': [
    query(deleted),
    get(site, anyDraft),
    changingDirectory,
    batchGet(anyAddress),
    put(site, pages, landings, reviews, services, faqs, treatments, posts, anyAddress),
    remove(redirects),
  ],
  'render/renderSite': [
    get(anyAddress, site, pages, landings, services, treatments, posts),
    batchGet(reviews, services, faqs, alerts, posts),
    query(directory, redirects, posts),
    update(renderLock),
    on('siteObjects', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'),
    on('siteBucket', 's3:ListBucket'),
    on('distribution', 'cloudfront:CreateInvalidation'),
  ],
  'canary/checkSite': [],
  'media/deleteUnusedImages': deletingImages,
  'jobs/runDueJobs': [
    onCallRequests('Query', 'UpdateItem', 'DeleteItem')(accepted, suspected),
    update(suspectedNotices),
    on('noticesTopic', 'sns:Publish'),
    publishing,
    takingDown(removable),
    update(...schedulable),
    query(due, dueAlerts, anyVersion),
    get(deleted),
    put(due),
    remove(due, dueAlerts, anyVersion),
  ],
}

/** scrypt takes memory, and Lambda gives processing power in proportion to it. Dictionaries of passwords take time. */
const hashing = { memory: 1024, timeout: 20 } as const
const refusingFrames = { environment: ['CONTACT_FORM_URL'] } as const

const settings: Partial<Record<FunctionName, Settings>> = {
  'staff/openSession': { memory: hashing.memory },
  'members/joinStaff': hashing,
  'account/changePassword': hashing,
  // Its own limit, 10 seconds, is within this.
  'media/fetchExternalImage': { timeout: 15 },
  'desk/publishDocument': refusingFrames,
  'desk/listReady': refusingFrames,
  // Fifty documents, one after the other.
  'desk/publishTogether': { ...refusingFrames, timeout: 29 },
  'desk/scheduleDocument': refusingFrames,
  'seed/seedContent': { timeout: 120, atDeploy: true },
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
  'jobs/runDueJobs': { ...refusingFrames, timeout: 50, schedule: 'rate(1 minute)' },
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
  const allGrants = [...(endpoint?.access === 'staff' ? ofSession : []), ...grants[name].flat()]
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

function listing(kind: DocumentKind): Grant[] {
  return [query(partitions.directory(kind)), batchGet(documents[kind])]
}

function onCallRequests(...actions: string[]) {
  return (...partitions: string[]): Grant => ({
    on: 'callRequests',
    actions: actions.map(ofDynamoDb),
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
