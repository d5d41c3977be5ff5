import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
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
  /** Runs at each deploy that changes the function, in the order of `functions`. */
  atDeploy?: true
  schedule?: 'rate(1 day)' | 'rate(1 minute)'
}

const lambdaDefaults = {
  memory: 512,
  timeout: 10,
} as const satisfies Settings

/** Responds to requests that no route of the API matches. */
export const fallbackHandler = 'fallback/unmatchedRoute'

const publishesText = [
  'readsPublished',
  'readsDesk',
  'savesDrafts',
  'publishes',
  'checksApprovals',
  'namesMembers',
] as const

/**
 * The functions, by what they may do: each has the handlers that need much the same grants, and the grants of all of
 * them. A handler is a file in `functions/`, with the sets that it needs besides its log and, for staff, the session.
 */
export const functions = {
  /** Reads what is online. */
  publicReads: {
    'reviews/listReviews': ['readsPublished'],
    'reviews/getReview': ['readsPublished'],
    'alerts/listAlerts': ['readsPublished'],
    'pages/getPage': ['readsPublished'],
    'treatments/getTreatmentLanding': ['readsPublished'],
    'treatments/getTreatmentPage': ['readsPublished'],
    'treatments/listServicePages': ['readsPublished'],
    'faqs/listFaqs': ['readsPublished'],
    'faqs/getFaq': ['readsPublished'],
    'posts/listPosts': ['readsPublished'],
    'posts/getPost': ['readsPublished'],
    'services/listServices': ['readsPublished'],
    'services/getService': ['readsPublished'],
    'team/listTeamMembers': ['readsPublished'],
    'site/getSite': ['readsPublished'],
    [fallbackHandler]: [],
  },
  visitorWrites: {
    'feedback/countFeedback': ['readsPublished', 'countsVisitors'],
    'clientErrors/reportClientError': ['countsVisitors'],
  },
  /** Seals call requests, and opens none. */
  callSealing: {
    'callRequests/receiveCallRequest': ['readsPublished', 'receivesCalls'],
    'callRequests/stampForm': ['receivesCalls'],
  },
  /** The only function without a session that reads drafts. */
  previews: {
    'desk/openPreview': ['opensPreviews', 'repeatsRequests'],
  },
  /** The only function that opens sessions. */
  logins: {
    'staff/openSession': ['readsLogins', 'changesLogins', 'opensSessions', 'endsSession'],
    'staff/closeSession': ['endsSession'],
    'passkeys/createChallenge': [],
    'passkeys/openPasskeySession': ['readsLogins', 'changesLogins', 'opensSessions', 'endsSession'],
  },
  /** Changes who can log in, and how. */
  accounts: {
    'members/joinStaff': ['readsPublished', 'joins'],
    'members/listMembers': ['readsLogins'],
    'members/inviteMember': ['readsLogins', 'changesLogins'],
    'members/changeMember': ['readsLogins', 'changesLogins'],
    'account/getAccount': ['readsLogins'],
    'account/changeAccount': ['readsLogins', 'changesLogins'],
    'account/createRecoveryCodes': ['readsLogins', 'changesLogins'],
    'account/addPasskey': ['readsLogins', 'changesLogins'],
    'account/changePassword': ['readsPublished', 'readsLogins', 'changesLogins'],
  },
  /** Where members get notices. Reads no login. */
  noticeAddresses: {
    'account/getNoticeAddress': ['keepsAddresses'],
    'account/changeNoticeAddress': ['keepsAddresses'],
    'members/getClinician': ['keepsAddresses', 'namesClinician', 'namesMembers'],
    'members/changeClinician': ['keepsAddresses', 'namesClinician', 'namesMembers'],
  },
  /** Writes nothing but the time when a session was used. */
  deskReads: {
    'staff/getSession': [],
    'media/fetchExternalImage': [],
    'desk/listDocuments': ['readsPublished', 'readsDesk'],
    'desk/listTasks': ['readsPublished', 'readsDesk', 'namesMembers'],
    'desk/getDocument': ['readsPublished', 'readsDesk'],
    'desk/listReady': ['readsPublished', 'readsDesk', 'namesMembers'],
    'desk/listBin': ['readsDesk'],
    'desk/getDiscussion': ['readsPublished', 'readsDesk', 'namesMembers'],
    'desk/getOrder': ['readsPublished'],
    'desk/listLinks': ['readsPublished', 'readsDesk'],
    'desk/listVersions': ['readsDesk'],
    'desk/getVersion': ['readsPublished', 'readsDesk'],
    'treatments/listEditablePages': ['readsPublished'],
    'media/listMedia': ['readsPublished', 'readsDesk'],
    'redirects/listRedirects': ['readsPublished'],
    'feedback/listFeedback': ['readsDesk'],
    'render/getRendering': ['readsDesk'],
    'audit/listAudit': ['readsPublished', 'readsDesk'],
  },
  deskWrites: {
    'desk/createDocument': ['readsPublished', 'readsDesk', 'savesDrafts'],
    'desk/saveDraft': ['readsPublished', 'readsDesk', 'savesDrafts'],
    'desk/nameVersion': ['readsDesk', 'savesDrafts'],
    'desk/discardDraft': ['readsPublished', 'readsDesk', 'savesDrafts'],
    'desk/restoreDocument': ['readsPublished', 'readsDesk', 'savesDrafts'],
    'desk/announcePresence': ['readsPublished', 'readsDesk', 'savesDrafts'],
  },
  /** The only function of the desk that sends a mail. */
  discussions: {
    'desk/discuss': ['readsPublished', 'readsDesk', 'savesDrafts', 'asksClinician', 'namesMembers'],
  },
  publishing: {
    'desk/publishDocument': publishesText,
    'desk/publishTogether': publishesText,
    'desk/unpublishDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
    'desk/withdrawConsent': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
    'desk/deleteDocument': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes'],
    'desk/scheduleDocument': publishesText,
    'desk/signOffDocument': ['readsPublished', 'readsDesk', 'publishes'],
    'desk/orderDocuments': ['readsPublished', 'publishes'],
    'treatments/changeServicePageImage': publishesText,
    'redirects/addRedirect': ['readsPublished', 'publishes'],
    'redirects/deleteRedirect': ['readsPublished', 'publishes'],
  },
  imageWrites: {
    'media/storeImage': ['storesImages'],
    'media/deleteMedia': ['readsPublished', 'readsDesk', 'deletesImages'],
  },
  /** The only function that opens sealed calls. */
  callOpening: {
    'callRequests/listCallRequests': ['sortsCalls'],
    'callRequests/closeSuspected': ['sortsCalls'],
    'callRequests/getNotices': ['readsNotices'],
    'callRequests/openCallRequest': ['opensCalls'],
    'callRequests/changeCallRequest': ['opensCalls'],
    'callRequests/nameCallers': ['opensCalls'],
  },

  seedContent: {
    'seed/seedContent': ['readsPublished', 'readsDesk', 'savesDrafts', 'publishes', 'converts'],
  },
  renderSite: { 'render/renderSite': ['readsPublished', 'renders'] },
  checkSite: { 'canary/checkSite': [] },
  deleteUnusedImages: { 'media/deleteUnusedImages': ['readsPublished', 'readsDesk', 'deletesImages'] },
  runDueJobs: {
    'jobs/runDueJobs': [...publishesText, 'expiresCalls', 'announces'],
  },
} as const satisfies Record<string, Record<string, readonly GrantSet[]>>

export type FunctionName = keyof typeof functions

/** A file in `functions/`, without its extension. */
export type HandlerName = { [Name in FunctionName]: keyof (typeof functions)[Name] }[FunctionName]

const refusingFrames = { environment: ['CONTACT_FORM_URL'] } as const

const settings: Partial<Record<FunctionName, Settings>> = {
  // scrypt needs memory and speed, which Lambda gives in proportion to memory. Password dictionaries load slowly.
  logins: { memory: 1024 },
  accounts: { memory: 1024, timeout: 20 },
  callOpening: { environment: ['NOTICE_EMAIL'] },
  // Leaves room for the limit of 10 seconds for an external image.
  deskReads: { ...refusingFrames, timeout: 15 },
  // Fifty documents take this long in sequence.
  publishing: { ...refusingFrames, timeout: 29 },
  seedContent: { timeout: 120, atDeploy: true },
  renderSite: {
    environment: ['SITE_ADDRESS', 'CONTACT_FORM_URL', 'CONTACT_FORM_SCRIPT', 'RELEASE', 'SEED_VERSION'],
    // With this memory, Lambda gives one full virtual CPU.
    memory: 1769,
    timeout: 300,
    atDeploy: true,
    schedule: 'rate(1 day)',
  },
  checkSite: {
    environment: ['SITE_ADDRESS'],
    memory: 256,
    timeout: 30,
    schedule: 'rate(1 minute)',
  },
  deleteUnusedImages: { timeout: 120, schedule: 'rate(1 day)' },
  runDueJobs: { ...refusingFrames, timeout: 50, schedule: 'rate(1 minute)' },
}

const variables: Partial<Record<Grant['on'], EnvironmentName>> = {
  table: 'TABLE_NAME',
  callRequests: 'CALL_REQUESTS_TABLE',
  callRequestsKey: 'CALL_REQUESTS_KEY',
  noticesTopic: 'NOTICES_TOPIC',
  mailTopics: 'NOTICES_TOPIC',
  siteObjects: 'SITE_BUCKET',
  illustrations: 'SITE_BUCKET',
  mediaObjects: 'MEDIA_BUCKET',
  distribution: 'DISTRIBUTION_ID',
  renderFunction: 'RENDER_FUNCTION',
}

/** A function with its defaults, and with the properties that follow from its handlers. */
export function lambdaOf(name: FunctionName) {
  const served = routesOf(name)
  const sets = new Set(handlersOf(name).flatMap(setsOf))
  const grants: Grant[] = [...sets].flatMap((set) => [...grantSets[set]])
  const environment = new Set<EnvironmentName>([
    ...(served.length > 0 ? (['TABLE_NAME'] as const) : []),
    ...grants.flatMap(({ on }) => variables[on] ?? []),
    ...(settings[name]?.environment ?? []),
  ])
  const row = { ...lambdaDefaults, ...settings[name] }
  return {
    ...row,
    sets,
    grants,
    environment: [...environment],
    /** False for a function that only a schedule invokes, because the next run does the same as a retry. */
    isRepeated: row.schedule === undefined || row.atDeploy === true,
    logPurpose: logPurposeOf(served),
  }
}

/** The sets that a handler needs. Its function may have more. */
export function setsOf(handler: HandlerName): GrantSet[] {
  const ofStaff = Object.entries<Endpoint>(endpoints).filter(
    ([, row]) => row.handler === handler && row.access === 'staff',
  )
  const sets: Partial<Record<HandlerName, readonly GrantSet[]>> = functions[functionOf(handler)]
  const own = sets[handler] ?? []
  const isRepeatable = own.length > 0 && ofStaff.some(([key]) => !key.startsWith('GET '))
  return [
    ...(ofStaff.length > 0 ? (['usesSession'] as const) : []),
    ...(isRepeatable ? (['repeatsRequests'] as const) : []),
    ...own,
  ]
}

interface Route {
  key: EndpointKey | '$default'
  handler: HandlerName
}

const routes: readonly Route[] = [
  ...(Object.keys(endpoints) as EndpointKey[]).map((key) => ({ key, handler: endpoints[key].handler })), // The table's own keys.
  { key: '$default', handler: fallbackHandler },
]

/** The routes of the API that a function serves. */
export const routesOf = (name: FunctionName): Route[] =>
  routes.filter(({ handler }) => functionOf(handler) === name)

/** An endpoint whose handler no function has does not compile. */
export const functionOf = (handler: HandlerName): FunctionName => {
  const name = functionNames.find((each) => handler in functions[each])
  if (name === undefined) throw new Error(`No function has the handler ${handler}`)
  return name
}

export const handlersOf = (name: FunctionName) => Object.keys(functions[name]) as HandlerName[] // The table's own keys.

function logPurposeOf(served: readonly Route[]): LogPurpose {
  if (served.length === 0) return 'Jobs'
  const accesses = served.map(({ key }) => key !== '$default' && endpoints[key].access)
  return accesses.includes('staff') ? 'Staff' : 'Public'
}

export const functionNames = Object.keys(functions) as FunctionName[] // The table's own keys.

export const byFunction = <Value>(valueFor: (name: FunctionName) => Value): Record<FunctionName, Value> =>
  Object.fromEntries(functionNames.map((name) => [name, valueFor(name)])) as Record<FunctionName, Value> // It has every name.
