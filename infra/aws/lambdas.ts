import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import type { EnvironmentName } from '#shared/environment.ts'
import { type GrantSet, grantSets } from './grantSets.ts'
import type { Grant } from './grants.ts'
import type { LogPurpose } from './logGroups.ts'

interface Settings {
  /** Environment variables besides those that name the resources of the function's grants. */
  environment?: readonly EnvironmentName[]
  memory?: number
  /** Seconds. */
  timeout?: number
  /** Runs at each deploy that changes the function, in the order of `functionSets`. */
  atDeploy?: true
  schedule?: 'rate(1 day)' | 'rate(1 minute)'
}

const lambdaDefaults = {
  memory: 512,
  timeout: 10,
} as const satisfies Settings

export const fallbackFunction = 'fallback/unmatchedRoute'

/** A function's file in `functions/`, without extension. All but six are handlers of the API's endpoints. */
export type FunctionName =
  | Endpoints[EndpointKey]['handler']
  | typeof fallbackFunction
  | 'seed/seedContent'
  | 'render/renderSite'
  | 'canary/checkSite'
  | 'media/deleteUnusedImages'
  | 'jobs/runDueJobs'

/** Each function's grants, besides its log and, for staff, the session. An endpoint without a row does not compile. */
export const functionSets: Record<FunctionName, readonly GrantSet[]> = {
  'reviews/listReviews': ['readsPublished'],
  'alerts/listAlerts': ['readsPublished'],
  'reviews/getReview': ['readsPublished'],
  'pages/getPage': ['readsPublished'],
  'treatments/getTreatmentLanding': ['readsPublished'],
  'treatments/getTreatmentPage': ['readsPublished'],
  'treatments/listEditablePages': ['readsPublished'],
  'treatments/listServicePages': ['readsPublished'],
  'treatments/changeServicePageImage': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'faqs/listFaqs': ['readsPublished'],
  'faqs/getFaq': ['readsPublished'],
  'posts/listPosts': ['readsPublished'],
  'posts/getPost': ['readsPublished'],
  'services/listServices': ['readsPublished'],
  'services/getService': ['readsPublished'],
  'team/listTeamMembers': ['readsPublished'],
  'site/getSite': ['readsPublished'],
  'feedback/countFeedback': ['readsPublished', 'countsVisitors'],
  'feedback/listFeedback': ['readsDesk'],
  'clientErrors/reportClientError': ['countsVisitors'],
  'callRequests/receiveCallRequest': ['readsPublished', 'receivesCalls'],
  'callRequests/stampForm': ['receivesCalls'],
  'callRequests/listCallRequests': ['sortsCalls'],
  'callRequests/getNotices': ['readsNotices'],
  'callRequests/openCallRequest': ['opensCalls'],
  'callRequests/changeCallRequest': ['opensCalls'],
  'callRequests/nameCallers': ['opensCalls'],
  'callRequests/closeSuspected': ['sortsCalls'],
  'staff/openSession': ['readsLogins', 'changesLogins', 'opensSessions', 'endsSession'],
  'staff/getSession': [],
  'staff/closeSession': ['endsSession'],
  'passkeys/createChallenge': [],
  'passkeys/openPasskeySession': ['readsLogins', 'changesLogins', 'opensSessions', 'endsSession'],
  'account/getAccount': ['readsLogins'],
  'account/changeAccount': ['readsLogins', 'changesLogins'],
  'account/createRecoveryCodes': ['readsLogins', 'changesLogins'],
  'account/addPasskey': ['readsLogins', 'changesLogins'],
  'members/joinStaff': ['readsPublished', 'joins'],
  'members/listMembers': ['readsLogins'],
  'members/inviteMember': ['readsLogins', 'changesLogins'],
  'members/changeMember': ['readsLogins', 'changesLogins'],
  'account/changePassword': ['readsPublished', 'readsLogins', 'changesLogins'],
  'media/storeImage': ['storesImages'],
  'media/listMedia': ['readsPublished', 'readsDesk'],
  'media/deleteMedia': ['readsPublished', 'readsDesk', 'deletesImages'],
  'desk/listDocuments': ['readsPublished', 'readsDesk'],
  'desk/listTasks': ['readsPublished', 'readsDesk'],
  'desk/createDocument': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'desk/getDocument': ['readsPublished', 'readsDesk'],
  'desk/saveDraft': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'desk/discardDraft': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'media/fetchExternalImage': [],
  'desk/publishDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/listReady': ['readsPublished', 'readsDesk'],
  'desk/publishTogether': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/unpublishDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/withdrawConsent': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/deleteDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/listBin': ['readsDesk'],
  'desk/restoreDocument': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'desk/scheduleDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
  'desk/signOffDocument': ['readsPublished', 'readsDesk', 'publishes'],
  'desk/getDiscussion': ['readsPublished', 'readsDesk'],
  'desk/discuss': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'desk/openPreview': ['opensPreviews'],
  'desk/getOrder': ['readsPublished'],
  'desk/orderDocuments': ['readsPublished', 'publishes'],
  'desk/listLinks': ['readsPublished', 'readsDesk'],
  'desk/listVersions': ['readsDesk'],
  'desk/getVersion': ['readsPublished', 'readsDesk'],
  'desk/announcePresence': ['readsPublished', 'readsDesk', 'savesDrafts'],
  'render/getRendering': ['readsDesk'],
  'audit/listAudit': ['readsPublished', 'readsDesk'],
  'redirects/listRedirects': ['readsPublished'],
  'redirects/addRedirect': ['readsPublished', 'publishes'],
  'redirects/deleteRedirect': ['readsPublished', 'publishes'],
  [fallbackFunction]: [],
  'seed/seedContent': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes', 'converts'],
  'render/renderSite': ['readsPublished', 'renders'],
  'canary/checkSite': [],
  'media/deleteUnusedImages': ['readsPublished', 'readsDesk', 'deletesImages'],
  'jobs/runDueJobs': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes', 'expiresCalls'],
}

/** scrypt needs memory and speed, which Lambda gives in proportion to memory. Password dictionaries load slowly. */
const hashing = { memory: 1024, timeout: 20 } as const
const refusingFrames = { environment: ['CONTACT_FORM_URL'] } as const

const settings: Partial<Record<FunctionName, Settings>> = {
  'staff/openSession': { memory: hashing.memory },
  'members/joinStaff': hashing,
  'account/changePassword': hashing,
  // Leaves room for the function's own limit of 10 seconds.
  'media/fetchExternalImage': { timeout: 15 },
  'callRequests/getNotices': { environment: ['NOTICE_EMAIL'] },
  'desk/publishDocument': refusingFrames,
  'desk/listReady': refusingFrames,
  // Fifty documents take this long in sequence.
  'desk/publishTogether': { ...refusingFrames, timeout: 29 },
  'desk/scheduleDocument': refusingFrames,
  'seed/seedContent': { timeout: 120, atDeploy: true },
  'render/renderSite': {
    environment: ['SITE_ADDRESS', 'CONTACT_FORM_URL', 'CONTACT_FORM_SCRIPT', 'RELEASE', 'SEED_VERSION'],
    // With this memory, Lambda gives one full virtual CPU.
    memory: 1769,
    timeout: 300,
    atDeploy: true,
    schedule: 'rate(1 day)',
  },
  'canary/checkSite': {
    environment: ['SITE_ADDRESS'],
    memory: 256,
    timeout: 30,
    schedule: 'rate(1 minute)',
  },
  'media/deleteUnusedImages': { timeout: 120, schedule: 'rate(1 day)' },
  'jobs/runDueJobs': { ...refusingFrames, timeout: 50, schedule: 'rate(1 minute)' },
}

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

/** A function with its defaults, and with the properties that follow from its endpoint and its grants. */
export function lambdaOf(name: FunctionName) {
  const endpoint = endpointOf(name)
  const grants: Grant[] = setsOf(name).flatMap((set) => [...grantSets[set]])
  const environment = new Set<EnvironmentName>([
    ...(endpoint ? (['TABLE_NAME'] as const) : []),
    ...grants.flatMap(({ on }) => variables[on] ?? []),
    ...(settings[name]?.environment ?? []),
  ])
  const row = { ...lambdaDefaults, ...settings[name] }
  return {
    ...row,
    grants,
    environment: [...environment],
    /** False for a function that only a schedule invokes, because the next run does the same as a retry. */
    isRepeated: row.schedule === undefined || row.atDeploy === true,
    logPurpose: logPurposeOf(name, endpoint),
  }
}

export function setsOf(name: FunctionName): readonly GrantSet[] {
  const isOfStaff = endpointOf(name)?.access === 'staff'
  return [...(isOfStaff ? (['usesSession'] as const) : []), ...functionSets[name]]
}

const endpointOf = (name: FunctionName) =>
  Object.values<Endpoint>(endpoints).find(({ handler }) => handler === name)

function logPurposeOf(name: FunctionName, endpoint: Endpoint | undefined): LogPurpose {
  if (endpoint) return endpoint.access === 'staff' ? 'Staff' : 'Public'
  return name === fallbackFunction ? 'Public' : 'Jobs'
}

export const functionNames = Object.keys(functionSets) as FunctionName[] // A record of exactly these names.

export const byFunction = <Value>(valueFor: (name: FunctionName) => Value): Record<FunctionName, Value> =>
  Object.fromEntries(functionNames.map((name) => [name, valueFor(name)])) as Record<FunctionName, Value> // It has every name.
