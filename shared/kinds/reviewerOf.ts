import { reviewerOfPage } from '../documents/clinicalReview.ts'
import type { Reviewer } from './kind.ts'
import { type DocumentKind, kinds } from './kinds.ts'

/** Undefined for documents that nobody signs off. */
export function reviewerOf({ kind, id }: { kind: DocumentKind; id: string }): Reviewer | undefined {
  const { hasClinicalReview, hasSections } = kinds[kind]
  if (hasClinicalReview) return 'clinician'
  return hasSections && reviewerOfPage(id)
}
