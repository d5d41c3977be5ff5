import { apiLimits } from './apiLimits.ts'
import type { Suspicion } from './callRequests.ts'
import { type DocumentKind, kinds } from './kinds/kinds.ts'
import { table } from './table.ts'

/**
 * The key design of the content table. Keys never leave the store.
 *
 * | Access                                | Operation                  | Partition                   | Sort                      |
 * | ------------------------------------- | -------------------------- | --------------------------- | ------------------------- |
 * | a published document, or several      | GetItem; BatchGetItem      | `POSTS`, `FAQS`, ...        | its id, or its name       |
 * | all documents of a kind, for exports  | Query                      | the same                    |                           |
 * | the document at an address            | GetItem; Put, DeleteItem   | `ADDRESS#<path>`            | `ADDRESS`                 |
 * | the list rows of published documents  | Query; Put, DeleteItem     | `DIRECTORY#<kind>`          | its id                    |
 * | ... the list's revision and its order | Query; UpdateItem          | `DIRECTORY#<kind>`          | `#`                       |
 * | the list rows of drafts               | Query; Put, DeleteItem     | `DRAFTS`                    | `<kind>#<id>`             |
 * | attempts by a client in a window      | UpdateItem, atomic ADD     | `ATTEMPTS#<limit>#<client>` | start of the window       |
 * | the delay of a client's attempts      | UpdateItem, conditional    | `ATTEMPTS#<limit>#<client>` | `DELAY`                   |
 * | staff members; one by username        | Query; GetItem; PutItem    | `MEMBERS`                   | username                  |
 * | a member's credentials, by their id   | GetItem; PutItem           | `CREDENTIALS#<id>`          | `CREDENTIALS`             |
 * | the member who has a passkey          | GetItem; Put, DeleteItem   | `PASSKEY#<id>`              | `PASSKEY`                 |
 * | when staff members were last seen     | Query; UpdateItem          | `STAFF_SEEN`                | username                  |
 * | where members get notices             | Query; Get, Put, Delete    | `NOTICES`                   | username                  |
 * | the clinician who approves by link    | GetItem; Put, DeleteItem   | `CLINICIAN`                 | `CLINICIAN`               |
 * | a session by its token's hash         | GetItem                    | `SESSION#<hash>`            | `SESSION`                 |
 * | the last use of a session             | GetItem                    | `SESSION_USE#<hash>`        | `SESSION_USE`             |
 * | a used challenge of a passkey         | PutItem, conditional       | `USED_CHALLENGE#<id>`       | `USED_CHALLENGE`          |
 * | ... a request that is not done again  | GetItem; Put, conditional  | `USED_CHALLENGE#request#..` | the same                  |
 * | the render lock and its requests      | UpdateItem, conditional    | `RENDER`                    | `LOCK`                    |
 * | the votes of visitors on each page    | Query; atomic ADD          | `PAGE_FEEDBACK`             | path                      |
 * | the audit records of a month          | Query; PutItem             | `AUDIT#<year>-<month>`      | `<time>#<random>`         |
 * | the draft of a document               | Get, BatchGet, Put, Update | `DRAFT#<kind>#<id>`         | `DRAFT`                   |
 * | who has a document open               | Query; PutItem             | `PRESENCE#<kind>#<id>`      | username                  |
 * | ... who last wrote in the document    | BatchGet, Put, DeleteItem  | the same                    | `#`                       |
 * | the earlier versions of a document    | Query; Get, Put, Delete    | `VERSION#<kind>#<id>`       | version modulo 100        |
 * | ... the document's superseded drafts  | the same                   | the same                    | `DRAFT#<time>`            |
 * | scheduled publications and removals   | Query; Put, DeleteItem     | `DUE`                       | `<time>#<kind>#<id>`      |
 * | ... the start and the end of alerts   | the same                   | `DUE_ALERTS`                | the same                  |
 * | comments, preview links of a document | Query; Put, DeleteItem     | `DISCUSSION#<kind>#<id>`    | `COMMENT#`, `LINK#`       |
 * | ... number of comments, and approvals | Query; Get, Put, Delete    | `DISCUSSIONS`               | `<kind>#<id>`             |
 * | redirects                             | Query; Put, DeleteItem     | `REDIRECTS`                 | the old path              |
 * | ... the revision of the list          | Query; UpdateItem          | `REDIRECTS`                 | `#`                       |
 * | the files of uploaded images          | Query; Update, DeleteItem  | `MEDIA`                     | the file's name           |
 * | the list rows of the bin              | Query; GetItem; PutItem    | `DELETED`                   | `<kind>#<id>`             |
 * | the content of a document in the bin  | Get, Put, DeleteItem       | `BINNED#<kind>#<id>`        | `BINNED`                  |
 * | the format of the table               | GetItem; PutItem           | `FORMAT`                    | `FORMAT`                  |
 */
export const keys = {
  document: (kind: DocumentKind, id: string) => primary(partitions.documents[kind], id),
  attempts: (limit: string, client: string, windowStart: string) =>
    primary(`ATTEMPTS#${limit}#${client}`, windowStart),
  staffMember: (username: string) => primary(partitions.members, username),
  credentials: (id: string) => primary(`CREDENTIALS#${id}`, 'CREDENTIALS'),
  passkey: (id: string) => primary(`PASSKEY#${id}`, 'PASSKEY'),
  staffSeen: (username: string) => primary(partitions.staffSeen, username),
  notices: (username: string) => primary(partitions.notices, username),
  clinician: () => primary('CLINICIAN', 'CLINICIAN'),
  session: (tokenHash: string) => primary(`SESSION#${tokenHash}`, 'SESSION'),
  sessionUse: (tokenHash: string) => primary(`SESSION_USE#${tokenHash}`, 'SESSION_USE'),
  usedChallenge: (id: string) => primary(`USED_CHALLENGE#${id}`, 'USED_CHALLENGE'),
  renderLock: () => primary('RENDER', 'LOCK'),
  format: () => primary('FORMAT', 'FORMAT'),
  pageFeedback: (path: string) => primary(partitions.pageFeedback, path),
  auditRecord: (at: string, id: string) => primary(partitions.audit(at.slice(0, 7)), `${at}#${id}`),
  draft: (kind: DocumentKind | '*', id: string) => primary(`DRAFT#${kind}#${id}`, 'DRAFT'),
  version: (kind: DocumentKind, id: string, version: number) =>
    primary(partitions.versions(kind, id), slotOf(version)),
  presence: (kind: DocumentKind, id: string, username: string) =>
    primary(partitions.presence(kind, id), username),
  editing: (kind: DocumentKind, id: string) => primary(partitions.presence(kind, id), '#'),
  address: (path: string) => primary(`ADDRESS#${path}`, 'ADDRESS'),
  due: ({ at, kind, id }: { at: string; kind: DocumentKind; id: string }) =>
    primary(kinds[kind].period ? partitions.dueAlerts : partitions.due, `${at}#${kind}#${id}`),
  redirect: (from: string) => primary(partitions.redirects, from),
  revision: (partition: string) => primary(partition, '#'),
  media: (src: string) => primary(partitions.media, src.slice(src.lastIndexOf('/') + 1)),
  deleted: (kind: DocumentKind, id: string) => primary(partitions.deleted, `${kind}#${id}`),
  directoryDraft: (kind: DocumentKind, id: string) => primary(partitions.drafts, `${kind}#${id}`),
  binned: (kind: DocumentKind | '*', id: string) => primary(`BINNED#${kind}#${id}`, 'BINNED'),
  discussion: (kind: DocumentKind, id: string) => primary(partitions.discussions, `${kind}#${id}`),
  comment: (kind: DocumentKind, id: string, comment: string) =>
    primary(partitions.discussion(kind, id), `COMMENT#${comment}`),
  previewLink: (kind: DocumentKind, id: string, hash: string) =>
    primary(partitions.discussion(kind, id), `LINK#${hash}`),
  directoryRow: (kind: DocumentKind, id: string) => primary(partitions.directory(kind), id),
} as const

/** The mark of a request that has been carried out. Like a challenge, it counts once. */
export const doneRequestKey = (idempotencyKey: string): Key => keys.usedChallenge(`request#${idempotencyKey}`)

/** Ids sort by time. Each suspicion has its own partition, so a flood of one suspicion does not hide other requests. */
export const callRequestKeys = {
  partition: 'CALL_REQUESTS',
  request: (id: string) => primary(callRequestKeys.partition, id),
  suspectedPartition: (suspicion: Suspicion | '*') => `SUSPECTED_CALL_REQUESTS#${suspicion}`,
  suspected: (suspicion: Suspicion, id: string) => primary(callRequestKeys.suspectedPartition(suspicion), id),
} as const

export const partitions = {
  // The object has every kind.
  documents: Object.fromEntries(
    Object.entries(kinds).map(([kind, { partition }]) => [kind, partition]),
  ) as Record<DocumentKind, string>,
  members: 'MEMBERS',
  staffSeen: 'STAFF_SEEN',
  notices: 'NOTICES',
  pageFeedback: 'PAGE_FEEDBACK',
  audit: (month: string) => `AUDIT#${month}`,
  drafts: 'DRAFTS',
  deleted: 'DELETED',
  media: 'MEDIA',
  due: 'DUE',
  dueAlerts: 'DUE_ALERTS',
  redirects: 'REDIRECTS',
  discussions: 'DISCUSSIONS',
  discussion: (kind: DocumentKind | '*', id: string) => `DISCUSSION#${kind}#${id}`,
  directory: (kind: DocumentKind | '*') => `DIRECTORY#${kind}`,
  versions: (kind: DocumentKind | '*', id: string) => `VERSION#${kind}#${id}`,
  presence: (kind: DocumentKind | '*', id: string) => `PRESENCE#${kind}#${id}`,
} as const

export type Key = Record<string, string>

/** Published versions share `historyLength` slots. A superseded draft has its time in milliseconds as its number. */
const slotOf = (version: number) =>
  version < firstDraftNumber ? String(version % apiLimits.historyLength).padStart(3, '0') : `DRAFT#${version}`

const firstDraftNumber = 1_000_000_000

const primary = (partition: string, sort: string): Key => ({
  [table.partitionKey]: partition,
  [table.sortKey]: sort,
})
