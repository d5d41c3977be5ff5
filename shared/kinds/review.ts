import { StoredReview } from '../entities/review.ts'
import { makeKind } from './kind.ts'

export const review = makeKind(StoredReview, {
  partition: 'REVIEWS',
  sort: 'order',
  most: 300,
  lines: ['title', 'content'],
  hasNoLinks: true,
  needsConsent: true,
})
