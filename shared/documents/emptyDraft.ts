import { apiLimits } from '../apiLimits.ts'
import type { DocumentKind, DraftContent } from '../entities/documents.ts'
import { kinds } from '../kinds/kinds.ts'

export const emptyDraftEnd = (updatedAt: string): string =>
  new Date(Date.parse(updatedAt) + apiLimits.emptyDraft).toISOString()

/** True if nobody has written in the document. The fields that place a new document do not count. */
export const isEmpty = (kind: DocumentKind, content: DraftContent): boolean =>
  Object.entries(content).every(([field, value]) => kinds[kind].place?.includes(field) || isBlank(value))

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined
}
