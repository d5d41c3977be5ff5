import { apiLimits } from '#shared/apiLimits.ts'
import type { Write } from '../transact.ts'
import { isEmpty } from './documentFacts.ts'
import type { StoredDocument } from './documents.ts'
import { discardedDraft } from './drafts.ts'
import { dueWrite } from './due.ts'

export const emptyDraftEnd = (updatedAt: string): string =>
  new Date(Date.parse(updatedAt) + apiLimits.emptyDraft).toISOString()

/** Deletes an empty draft of an unpublished document a day after the draft was last saved. */
export function emptyDraftWrites({ kind, id, published, draft }: StoredDocument, now: string): Write[] {
  if (published || !draft || !isEmpty(kind, draft.content)) return []
  const at = emptyDraftEnd(draft.updatedAt)
  return now < at ? [dueWrite({ kind, id, at })] : discardedDraft(draft)
}
