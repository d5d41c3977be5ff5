import type { PageName } from './entities/page.ts'
import type { TreatmentCategory } from './entities/treatmentPage.ts'
import { type IndexName, table } from './table.ts'

/**
 * All key design of the one table. Keys never leave the store. Names are those of `shared/table.ts`.
 *
 * | Question                              | Read by                    | Partition                   | Sort                      |
 * | ------------------------------------- | -------------------------- | --------------------------- | ------------------------- |
 * | a page by name                        | GetItem                    | `PAGES`                     | name                      |
 * | a landing page by category            | GetItem                    | `LANDINGS`                  | category                  |
 * | a treatment page by its full path     | Query byAddress            | `PATH#<path>`               | `TREATMENT`               |
 * | all service pages, by title           | Query summaries            | `SERVICE_PAGES`             | `<title>#<id>`            |
 * | reviews; one review                   | Query; GetItem             | `REVIEWS`                   | id                        |
 * | services; one service                 | Query; GetItem             | `SERVICES`                  | id                        |
 * | FAQs; one FAQ                         | Query; GetItem             | `FAQS`                      | id                        |
 * | the FAQs of a service page            | Query byAddress            | `FAQS#<service page id>`    | `<order>#<id>`            |
 * | a post by slug                        | Query byAddress            | `POST#<slug>`               | `POST`                    |
 * | a post by id; the posts of a page     | GetItem; BatchGetItem      | `POST#<id>`                 | `POST`                    |
 * | keys of page n of all posts           | Query postsByDate          | `POSTS`                     | `<createdAt>#<id>`        |
 * | keys of page n of a category's posts  | Query postsByCategory      | `POSTS#<category>`          | `<createdAt>#<id>`        |
 * | how many posts, in all or a category  | GetItem                    | `COUNTS`                    | `POSTS[#<category>]`      |
 * | attempts of an address in a window    | UpdateItem, atomic ADD     | `ATTEMPTS#<what>#<address>` | the window's first moment |
 * | a staff member by username            | GetItem                    | `STAFF`                     | username                  |
 * | a session by its token's hash         | GetItem                    | `SESSION#<hash>`            | `SESSION`                 |
 * | who renders, and how often it was asked | UpdateItem, conditional  | `RENDER`                    | `LOCK`                    |
 *
 * A treatment page's own key is `TREATMENT#<id>`, `TREATMENT`. Reviews, services and FAQs carry an
 * `order`, since their ids say nothing about the order in which the clinic wants them shown.
 */
export const keys = {
  page: (name: PageName) => primary('PAGES', name),
  landing: (category: TreatmentCategory) => primary('LANDINGS', category),
  treatment: (id: string) => primary(`TREATMENT#${id}`, 'TREATMENT'),
  review: (id: string) => primary(partitions.reviews, id),
  service: (id: string) => primary(partitions.services, id),
  faq: (id: string) => primary(partitions.faqs, id),
  post: (id: string) => primary(`POST#${id}`, 'POST'),
  postCount: (category?: string) => primary('COUNTS', partitions.posts(category)),
  attempts: (what: string, address: string, windowStart: string) =>
    primary(`ATTEMPTS#${what}#${address}`, windowStart),
  staffMember: (username: string) => primary(partitions.staff, username),
  session: (tokenHash: string) => primary(`SESSION#${tokenHash}`, 'SESSION'),
  renderLock: () => primary('RENDER', 'LOCK'),
} as const

/** The keys that place an item in the indexes. */
export const indexKeys = {
  treatmentPath: (path: string) => indexed('byAddress', partitions.treatmentPath(path), 'TREATMENT'),
  treatmentTitle: ({ id, title }: { id: string; title: string }) =>
    indexed('summaries', partitions.servicePages, `${title.toLowerCase()}#${id}`),
  faqOfPage: (servicePageId: string, id: string, order: number) =>
    indexed('byAddress', partitions.faqsOf(servicePageId), `${String(order).padStart(6, '0')}#${id}`),
  postSlug: (slug: string) => indexed('byAddress', partitions.postSlug(slug), 'POST'),
  postDate: (post: { id: string; createdAt: string }) =>
    indexed('postsByDate', partitions.posts(), momentOf(post)),
  postCategory: (post: { id: string; createdAt: string; category: string }) =>
    indexed('postsByCategory', partitions.posts(post.category), momentOf(post)),
} as const

/** The partitions that a Query reads, in the table or in an index. */
export const partitions = {
  reviews: 'REVIEWS',
  services: 'SERVICES',
  faqs: 'FAQS',
  servicePages: 'SERVICE_PAGES',
  staff: 'STAFF',
  faqsOf: (servicePageId: string) => `FAQS#${servicePageId}`,
  treatmentPath: (path: string) => `PATH#${path}`,
  postSlug: (slug: string) => `POST#${slug}`,
  posts: (category?: string) => (category === undefined ? 'POSTS' : `POSTS#${category}`),
} as const

/** Attribute names to values: a key of the table or of an index. */
export type Key = Record<string, string>

const momentOf = ({ id, createdAt }: { id: string; createdAt: string }) => `${createdAt}#${id}`

const primary = (partition: string, sort: string): Key => ({
  [table.partitionKey]: partition,
  [table.sortKey]: sort,
})

const indexed = (index: IndexName, partition: string, sort: string): Key => ({
  [table.indexes[index].partitionKey]: partition,
  [table.indexes[index].sortKey]: sort,
})
