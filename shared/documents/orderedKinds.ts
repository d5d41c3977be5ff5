import type { DocumentKind } from '../entities/documents.ts'

export type OrderedKind = 'faq' | 'review' | 'service'

/** Whether staff decide in which order documents of a kind stand. */
export const isOrdered = (kind: DocumentKind): kind is OrderedKind =>
  kind === 'faq' || kind === 'review' || kind === 'service'
