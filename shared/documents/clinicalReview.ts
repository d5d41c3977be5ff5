import type { DocumentKind } from '../entities/documents.ts'

/** Whether clinicians review documents of a kind. */
export const hasClinicalReview = (kind: DocumentKind): kind is 'treatment' | 'landing' =>
  kind === 'treatment' || kind === 'landing'

/** Without a review, or with one that is older than 12 months on `today`. Both are `YYYY-MM-DD`. */
export function isReviewDue(lastReviewed: string | undefined, today: string): boolean {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return lastReviewed === undefined || lastReviewed < lastYear
}
