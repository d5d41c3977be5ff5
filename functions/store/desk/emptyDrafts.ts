import { apiLimits } from '#shared/apiLimits.ts'
import type { Store } from '../store.ts'
import { isEmpty } from './documentFacts.ts'
import type { StoredDocument } from './documents.ts'
import { deleteDraft } from './drafts.ts'
import { putDue } from './due.ts'

/** When a draft is deleted if nobody has written in it. */
export const emptyDraftEnd = (updatedAt: string): string =>
  new Date(Date.parse(updatedAt) + apiLimits.emptyDraft).toISOString()

/** Of a document that was never published. */
export async function deleteEmptyDraft(
  store: Store,
  { kind, id, published, draft }: StoredDocument,
  now: string,
): Promise<void> {
  if (published || !draft || draft.operation || !isEmpty(kind, draft.content)) return
  const at = emptyDraftEnd(draft.updatedAt)
  if (now < at) await putDue(store, { kind, id, at })
  else await deleteDraft(store, draft)
}
