import { type Key, keys, partitions } from '#shared/keys.ts'
import { type IndexName, table } from '#shared/table.ts'

/** What a function may do: each entry is one statement of its policy, and nothing else is allowed. */
export type Grant =
  | {
      /** The table, or one of its indexes. */
      on: 'table' | IndexName
      actions: readonly string[]
      /** The only partitions it may touch there; `*` stands for any text. */
      partitions: readonly string[]
    }
  | {
      on:
        | 'siteObjects'
        | 'siteAssets'
        | 'siteList'
        | 'mediaObjects'
        | 'releaseObjects'
        | 'releaseList'
        | 'distribution'
        | 'renderer'
      actions: readonly string[]
    }

const { reviews, services, faqs, servicePages } = partitions
const pages = partitionOf(keys.page('home'))
const landings = partitionOf(keys.landing('how-we-help'))
const counts = partitionOf(keys.postCount())
const anyPost = partitionOf(keys.post('*'))
const anyTreatment = partitionOf(keys.treatment('*'))
const anySession = partitionOf(keys.session('*'))

/** What every function for staff needs to know who asks, and to note that the session is used. */
const whoAsks: readonly Grant[] = [
  { on: 'table', actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], partitions: [anySession] },
  { on: 'table', actions: ['dynamodb:GetItem'], partitions: [partitions.staff] },
]

/**
 * Every function and exactly what it may do, checked request by request on this machine too. A function without
 * a row may write its log and no more.
 */
export const grants: Record<string, readonly Grant[]> = {
  'reviews/listReviews': [{ on: 'table', actions: ['dynamodb:Query'], partitions: [reviews] }],
  'reviews/getReview': [{ on: 'table', actions: ['dynamodb:GetItem'], partitions: [reviews] }],
  'pages/getPage': [{ on: 'table', actions: ['dynamodb:GetItem'], partitions: [pages] }],
  'treatments/getTreatmentLanding': [{ on: 'table', actions: ['dynamodb:GetItem'], partitions: [landings] }],
  'treatments/getTreatmentPage': [
    { on: 'byAddress', actions: ['dynamodb:Query'], partitions: [partitions.treatmentPath('*')] },
  ],
  'treatments/listServicePages': [
    { on: 'summaries', actions: ['dynamodb:Query'], partitions: [servicePages] },
  ],
  'faqs/listFaqs': [
    { on: 'table', actions: ['dynamodb:Query'], partitions: [faqs] },
    { on: 'byAddress', actions: ['dynamodb:Query'], partitions: [partitions.faqsOf('*')] },
  ],
  'faqs/getFaq': [{ on: 'table', actions: ['dynamodb:GetItem'], partitions: [faqs] }],
  'posts/listPosts': [
    { on: 'postsByDate', actions: ['dynamodb:Query'], partitions: [partitions.posts()] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'], partitions: [partitions.posts('*')] },
    { on: 'table', actions: ['dynamodb:GetItem'], partitions: [counts] },
    { on: 'table', actions: ['dynamodb:BatchGetItem'], partitions: [anyPost] },
  ],
  'posts/getPost': [
    { on: 'byAddress', actions: ['dynamodb:Query'], partitions: [partitions.postSlug('*')] },
    { on: 'table', actions: ['dynamodb:GetItem'], partitions: [anyPost] },
  ],
  'services/listServices': [{ on: 'table', actions: ['dynamodb:Query'], partitions: [services] }],
  'services/getService': [{ on: 'table', actions: ['dynamodb:GetItem'], partitions: [services] }],
  'clientErrors/reportClientError': [
    {
      on: 'table',
      actions: ['dynamodb:UpdateItem'],
      partitions: [partitionOf(keys.attempts('client-errors', '*', ''))],
    },
  ],
  'staff/openSession': [
    {
      on: 'table',
      actions: ['dynamodb:UpdateItem'],
      partitions: [partitionOf(keys.attempts('login-*', '*', ''))],
    },
    { on: 'table', actions: ['dynamodb:GetItem'], partitions: [partitions.staff] },
    {
      on: 'table',
      actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
      partitions: [anySession],
    },
  ],
  'staff/getSession': whoAsks,
  'staff/closeSession': [{ on: 'table', actions: ['dynamodb:DeleteItem'], partitions: [anySession] }],
  'staff/listEditablePages': [
    ...whoAsks,
    { on: 'summaries', actions: ['dynamodb:Query'], partitions: [servicePages] },
  ],
  'treatments/changeServicePageImage': [
    ...whoAsks,
    { on: 'table', actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], partitions: [anyTreatment] },
    { on: 'mediaObjects', actions: ['s3:GetObject'] },
    { on: 'renderer', actions: ['lambda:InvokeFunction'] },
  ],
  'treatments/getImageHistory': [
    ...whoAsks,
    { on: 'table', actions: ['dynamodb:GetItem'], partitions: [anyTreatment] },
  ],
  'media/storeImage': [...whoAsks, { on: 'mediaObjects', actions: ['s3:PutObject'] }],
  'seed/seedContent': [
    {
      on: 'table',
      actions: ['dynamodb:PutItem'],
      partitions: [pages, landings, reviews, services, faqs, anyTreatment, anyPost, counts],
    },
    { on: 'postsByDate', actions: ['dynamodb:Query'], partitions: [partitions.posts()] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'], partitions: [partitions.posts('*')] },
  ],
  'render/renderSite': [
    { on: 'table', actions: ['dynamodb:Query'], partitions: [reviews, services, faqs] },
    { on: 'table', actions: ['dynamodb:GetItem'], partitions: [pages, landings, services, counts, anyPost] },
    { on: 'table', actions: ['dynamodb:BatchGetItem'], partitions: [anyPost] },
    {
      on: 'byAddress',
      actions: ['dynamodb:Query'],
      partitions: [partitions.treatmentPath('*'), partitions.faqsOf('*'), partitions.postSlug('*')],
    },
    { on: 'summaries', actions: ['dynamodb:Query'], partitions: [servicePages] },
    { on: 'postsByDate', actions: ['dynamodb:Query'], partitions: [partitions.posts()] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'], partitions: [partitions.posts('*')] },
    { on: 'table', actions: ['dynamodb:UpdateItem'], partitions: [partitionOf(keys.renderLock())] },
    { on: 'siteObjects', actions: ['s3:PutObject', 's3:DeleteObject'] },
    { on: 'siteList', actions: ['s3:ListBucket'] },
    { on: 'siteAssets', actions: ['s3:GetObject'] },
    { on: 'releaseObjects', actions: ['s3:GetObject', 's3:PutObject'] },
    // Without it S3 would answer 403 to a question for what is not there.
    { on: 'releaseList', actions: ['s3:ListBucket'] },
    { on: 'distribution', actions: ['cloudfront:CreateInvalidation'] },
  ],
}

function partitionOf(key: Key): string {
  const partition = key[table.partitionKey]
  if (partition === undefined) throw new Error('A key of the store has no partition.')
  return partition
}
