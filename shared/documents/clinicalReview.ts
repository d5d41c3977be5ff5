import type { DocumentKind } from '../entities/documents.ts'

/** Who reads a document before visitors may rely on it. */
export type Reviewer = 'clinician' | 'lawyer' | 'translator'

const pageReviewers: Readonly<Record<string, Reviewer>> = {
  'notice-of-privacy-practices': 'lawyer',
  es: 'translator',
}

/** Undefined for documents that nobody signs off. */
export function reviewerOf({ kind, id }: { kind: DocumentKind; id: string }): Reviewer | undefined {
  if (kind === 'page') return pageReviewers[id]
  return hasClinicalReview(kind) ? 'clinician' : undefined
}

/** Whether clinicians review documents of a kind. */
export const hasClinicalReview = (kind: DocumentKind): kind is 'treatment' | 'landing' =>
  kind === 'treatment' || kind === 'landing'

/** Without a review, or with one that is older than 12 months on `today`. Both are `YYYY-MM-DD`. */
export function isReviewDue(lastReviewed: string | undefined, today: string): boolean {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return lastReviewed === undefined || lastReviewed < lastYear
}
