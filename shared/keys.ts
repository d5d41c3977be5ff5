import { apiLimits } from './apiLimits.ts'
import type { DocumentKind } from './entities/documents.ts'
import type { PageName } from './entities/page.ts'
import type { TreatmentCategory } from './entities/treatmentPage.ts'
import { type IndexName, table } from './table.ts'

/**
 * The key design of the content table. Keys never leave the store. Indexes are those of `shared/table.ts`.
 *
 * | Access                                | Operation                  | Partition                   | Sort                      |
 * | ------------------------------------- | -------------------------- | --------------------------- | ------------------------- |
 * | a page by name                        | GetItem                    | `PAGES`                     | name                      |
 * | the facts of the clinic               | GetItem                    | `SITE`                      | `site`                    |
 * | a landing page by category            | GetItem                    | `LANDINGS`                  | category                  |
 * | a treatment page by its full path     | Query byAddress            | `PATH#<path>`               | `TREATMENT`               |
 * | all service pages, by title           | Query summaries            | `SERVICE_PAGES`             | `<title>#<id>`            |
 * | reviews; one review                   | Query; GetItem             | `REVIEWS`                   | id                        |
 * | services; one service                 | Query; GetItem             | `SERVICES`                  | id                        |
 * | FAQs; one FAQ                         | Query; GetItem             | `FAQS`                      | id                        |
 * | alerts; one alert                     | Query; GetItem             | `ALERTS`                    | id                        |
 * | the FAQs of a service page            | Query byAddress            | `FAQS#<service page id>`    | `<order>#<id>`            |
 * | a post by slug                        | Query byAddress            | `POST#<slug>`               | `POST`                    |
 * | a post by id; the posts of a page     | GetItem; BatchGetItem      | `POST#<id>`                 | `POST`                    |
 * | keys of page n of all posts           | Query postsByDate          | `POSTS`                     | `<createdAt>#<id>`        |
 * | keys of page n of a category's posts  | Query postsByCategory      | `POSTS#<category>`          | `<createdAt>#<id>`        |
 * | number of posts, and their positions  | GetItem                    | `COUNTS`                    | `POSTS[#<category>]`      |
 * | attempts by a client in a window      | UpdateItem, atomic ADD     | `ATTEMPTS#<limit>#<client>` | start of the window       |
 * | the delay of a client's attempts      | UpdateItem, conditional    | `ATTEMPTS#<limit>#<client>` | `DELAY`                   |
 * | staff members; one by username        | Query; GetItem; PutItem    | `MEMBERS`                   | username                  |
 * | the credentials that a member names   | GetItem; PutItem           | `CREDENTIALS#<id>`          | `CREDENTIALS`             |
 * | when staff members were last seen     | Query; UpdateItem          | `STAFF_SEEN`                | username                  |
 * | a session by its token's hash         | GetItem                    | `SESSION#<hash>`            | `SESSION`                 |
 * | the last use of a session             | GetItem                    | `SESSION_USE#<hash>`        | `SESSION_USE`             |
 * | a used challenge of a passkey         | PutItem, conditional       | `USED_CHALLENGE#<id>`       | `USED_CHALLENGE`          |
 * | the render lock and its requests      | UpdateItem, conditional    | `RENDER`                    | `LOCK`                    |
 * | what visitors said of pages, counted  | Query; atomic ADD          | `PAGE_FEEDBACK`             | path                      |
 * | the audit records of a month          | Query; PutItem             | `AUDIT#<year>-<month>`      | `<time>#<random>`         |
 * | the draft of a document               | GetItem; Put, Update       | `DRAFT#<kind>#<id>`         | `DRAFT`                   |
 * | who has a document open               | Query; PutItem             | `PRESENCE#<kind>#<id>`      | username                  |
 * | the earlier versions of a document    | Query; GetItem; PutItem    | `VERSION#<kind>#<id>`       | version modulo 100        |
 * | who publishes at an address           | PutItem, conditional       | `ADDRESS#<path>`            | `ADDRESS`                 |
 * | what is due until a time              | Query                      | `DUE`                       | `<time>#<kind>#<id>`      |
 * | redirects of addresses                | Query; Put, DeleteItem     | `REDIRECTS`                 | the old path              |
 * | the files of uploaded images          | Query; Update, DeleteItem  | `MEDIA`                     | the file's name           |
 * | what staff deleted of the seed        | Query; PutItem             | `DELETED`                   | `<kind>#<id>`             |
 * | the directory of a kind: its drafts   | Query                      | `DIRECTORY`                 | `<kind>#DRAFT#<id>`       |
 * | ... its revision                      | the same Query             | `DIRECTORY`                 | `<kind>#REVISION`         |
 * | ... what is published, in shards      | Query                      | `DIRECTORY`                 | `<kind>#SHARD#<shard>`    |
 *
 * The primary key of a treatment page is `TREATMENT#<id>`, `TREATMENT`. Reviews, services and FAQs have an `order`
 * attribute, since the clinic's order does not follow from their ids.
 */
export const keys = {
  page: (name: PageName) => primary('PAGES', name),
  site: () => primary('SITE', 'site'),
  landing: (category: TreatmentCategory) => primary('LANDINGS', category),
  treatment: (id: string) => primary(`TREATMENT#${id}`, 'TREATMENT'),
  review: (id: string) => primary(partitions.reviews, id),
  service: (id: string) => primary(partitions.services, id),
  faq: (id: string) => primary(partitions.faqs, id),
  alert: (id: string) => primary(partitions.alerts, id),
  post: (id: string) => primary(`POST#${id}`, 'POST'),
  postCount: (category?: string) => primary('COUNTS', partitions.posts(category)),
  attempts: (limit: string, client: string, windowStart: string) =>
    primary(`ATTEMPTS#${limit}#${client}`, windowStart),
  staffMember: (username: string) => primary(partitions.members, username),
  credentials: (id: string) => primary(`CREDENTIALS#${id}`, 'CREDENTIALS'),
  staffSeen: (username: string) => primary(partitions.staffSeen, username),
  session: (tokenHash: string) => primary(`SESSION#${tokenHash}`, 'SESSION'),
  sessionUse: (tokenHash: string) => primary(`SESSION_USE#${tokenHash}`, 'SESSION_USE'),
  usedChallenge: (id: string) => primary(`USED_CHALLENGE#${id}`, 'USED_CHALLENGE'),
  renderLock: () => primary('RENDER', 'LOCK'),
  pageFeedback: (path: string) => primary(partitions.pageFeedback, path),
  auditRecord: (at: string, id: string) => primary(partitions.audit(at.slice(0, 7)), `${at}#${id}`),
  draft: (kind: DocumentKind | '*', id: string) => primary(`DRAFT#${kind}#${id}`, 'DRAFT'),
  version: (kind: DocumentKind, id: string, version: number) =>
    primary(partitions.versions(kind, id), slotOf(version)),
  presence: (kind: DocumentKind, id: string, username: string) =>
    primary(partitions.presence(kind, id), username),
  publishing: (path: string) => primary(`ADDRESS#${path}`, 'ADDRESS'),
  due: ({ at, kind, id }: { at: string; kind: DocumentKind; id: string }) =>
    primary(partitions.due, `${at}#${kind}#${id}`),
  redirect: (from: string) => primary(partitions.redirects, from),
  media: (src: string) => primary(partitions.media, src.slice(src.lastIndexOf('/') + 1)),
  deleted: (kind: DocumentKind, id: string) => primary(partitions.deleted, `${kind}#${id}`),
  directoryDraft: (kind: DocumentKind, id: string) => primary(partitions.directory, `${kind}#DRAFT#${id}`),
  directoryRevision: (kind: DocumentKind) => primary(partitions.directory, `${kind}#REVISION`),
  directoryShard: (kind: DocumentKind, shard: number) =>
    primary(partitions.directory, `${kind}#SHARD#${String(shard).padStart(2, '0')}`),
} as const

export const indexKeys = {
  treatmentPath: (path: string) => indexed('byAddress', partitions.treatmentPath(path), 'TREATMENT'),
  treatmentTitle: ({ id, title }: { id: string; title: string }) =>
    indexed('summaries', partitions.servicePages, `${title.toLowerCase()}#${id}`),
  faqOfPage: (servicePageId: string, id: string, order: number) =>
    indexed('byAddress', partitions.faqsOf(servicePageId), `${String(order).padStart(6, '0')}#${id}`),
  postSlug: (slug: string) => indexed('byAddress', partitions.postSlug(slug), 'POST'),
  postDate: (post: { id: string; createdAt: string }) =>
    indexed('postsByDate', partitions.posts(), dateSortKey(post)),
  postCategory: (post: { id: string; createdAt: string; category: string }) =>
    indexed('postsByCategory', partitions.posts(post.category), dateSortKey(post)),
} as const

/** Keys of the table of call requests: the ids sort by time, and one partition has all of the last 30 days. */
export const callRequestKeys = {
  partition: 'CALL_REQUESTS',
  request: (id: string) => primary('CALL_REQUESTS', id),
} as const

/** Partition keys of queries, in the table or in an index. */
export const partitions = {
  reviews: 'REVIEWS',
  services: 'SERVICES',
  faqs: 'FAQS',
  alerts: 'ALERTS',
  servicePages: 'SERVICE_PAGES',
  members: 'MEMBERS',
  staffSeen: 'STAFF_SEEN',
  pageFeedback: 'PAGE_FEEDBACK',
  audit: (month: string) => `AUDIT#${month}`,
  directory: 'DIRECTORY',
  deleted: 'DELETED',
  media: 'MEDIA',
  due: 'DUE',
  redirects: 'REDIRECTS',
  versions: (kind: DocumentKind | '*', id: string) => `VERSION#${kind}#${id}`,
  presence: (kind: DocumentKind | '*', id: string) => `PRESENCE#${kind}#${id}`,
  faqsOf: (servicePageId: string) => `FAQS#${servicePageId}`,
  treatmentPath: (path: string) => `PATH#${path}`,
  postSlug: (slug: string) => `POST#${slug}`,
  posts: (category?: string) => (category === undefined ? 'POSTS' : `POSTS#${category}`),
} as const

/** The first and the last sort key of a query in the directory. */
export const directoryRanges = {
  /** The drafts of a kind, and its revision. */
  drafts: (kind: DocumentKind) => [`${kind}#DRAFT#`, `${kind}#REVISION`] as const,
  shards: (kind: DocumentKind) => [`${kind}#SHARD#`, `${kind}#SHARD#~`] as const,
} as const

/** Attribute names and values, of the table's key or of an index key. */
export type Key = Record<string, string>

/** A history has a limited number of slots: a version takes the slot of the one that is that many versions older. */
const slotOf = (version: number) => String(version % apiLimits.historyLength).padStart(3, '0')

const dateSortKey = ({ id, createdAt }: { id: string; createdAt: string }) => `${createdAt}#${id}`

const primary = (partition: string, sort: string): Key => ({
  [table.partitionKey]: partition,
  [table.sortKey]: sort,
})

const indexed = (index: IndexName, partition: string, sort: string): Key => ({
  [table.indexes[index].partitionKey]: partition,
  [table.indexes[index].sortKey]: sort,
})
