import type { Reviewer } from '../kinds/kind.ts'

const pageReviewers: Readonly<Record<string, Reviewer>> = {
  'notice-of-privacy-practices': 'lawyer',
  es: 'translator',
}

/** Undefined for a page that nobody signs off. */
export const reviewerOfPage = (id: string): Reviewer | undefined => pageReviewers[id]

/** Without a sign-off, or with one that is older than 12 months on `today`. Both are `YYYY-MM-DD`. */
export function isSignOffDue(lastReviewed: string | undefined, today: string): boolean {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return lastReviewed === undefined || lastReviewed < lastYear
}
