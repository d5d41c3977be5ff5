import type { IndexName } from '#shared/table.ts'

/** What a function may do: each entry is one statement of its policy, and nothing else is allowed. */
export interface Grant {
  /** `table`, one of its indexes, the objects of a bucket, a bucket's list of keys, or the distribution. */
  on: 'table' | IndexName | 'siteObjects' | 'siteList' | 'distribution'
  actions: readonly string[]
}

/**
 * Every function and exactly what it may do, checked action by action on this machine too. A function without
 * a row may write its log and no more.
 */
export const grants: Record<string, readonly Grant[]> = {
  'reviews/listReviews': [{ on: 'table', actions: ['dynamodb:Query'] }],
  'reviews/getReview': [{ on: 'table', actions: ['dynamodb:GetItem'] }],
  'pages/getPage': [{ on: 'table', actions: ['dynamodb:GetItem'] }],
  'treatments/getTreatmentLanding': [{ on: 'table', actions: ['dynamodb:GetItem'] }],
  'treatments/getTreatmentPage': [{ on: 'byAddress', actions: ['dynamodb:Query'] }],
  'treatments/listServicePages': [{ on: 'summaries', actions: ['dynamodb:Query'] }],
  'faqs/listFaqs': [
    { on: 'table', actions: ['dynamodb:Query'] },
    { on: 'byAddress', actions: ['dynamodb:Query'] },
  ],
  'faqs/getFaq': [{ on: 'table', actions: ['dynamodb:GetItem'] }],
  'posts/listPosts': [
    { on: 'postsByDate', actions: ['dynamodb:Query'] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'] },
    { on: 'table', actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'] },
  ],
  'posts/getPost': [
    { on: 'byAddress', actions: ['dynamodb:Query'] },
    { on: 'table', actions: ['dynamodb:GetItem'] },
  ],
  'services/listServices': [{ on: 'table', actions: ['dynamodb:Query'] }],
  'services/getService': [{ on: 'table', actions: ['dynamodb:GetItem'] }],
  'clientErrors/reportClientError': [{ on: 'table', actions: ['dynamodb:UpdateItem'] }],
  'seed/seedContent': [
    { on: 'table', actions: ['dynamodb:PutItem'] },
    { on: 'postsByDate', actions: ['dynamodb:Query'] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'] },
  ],
  'render/renderSite': [
    {
      on: 'table',
      actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem'],
    },
    { on: 'byAddress', actions: ['dynamodb:Query'] },
    { on: 'summaries', actions: ['dynamodb:Query'] },
    { on: 'postsByDate', actions: ['dynamodb:Query'] },
    { on: 'postsByCategory', actions: ['dynamodb:Query'] },
    { on: 'siteObjects', actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] },
    { on: 'siteList', actions: ['s3:ListBucket'] },
    { on: 'distribution', actions: ['cloudfront:CreateInvalidation'] },
  ],
}
