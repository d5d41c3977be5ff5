import type { DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { refusal } from '../problem.ts'
import { isApprovedFor } from '../store/desk/discussions.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { findItem } from '../store/read.ts'
import type { Store } from '../store/store.ts'

interface Planned {
  store: Store
  document: StoredDocument
  content: DraftContent
  /** The complete draft, if `content` is only a part of the draft. An approval covers the complete draft. */
  fullDraft?: DraftContent
  by: string
}

/** Alerts never lack an approval, because they cannot wait for a second person. */
export async function lacksApproval({
  store,
  document: { kind, head },
  content,
  fullDraft = content,
  by,
}: Planned): Promise<boolean> {
  if (kinds[kind].period || isApprovedFor(by, head, fullDraft)) return false
  // Read without a schema, so that the setting applies even if another fact of the clinic is damaged.
  return (await findItem(store, keys.document('site', 'site')))?.whoPublishes === 'two-people'
}

/** @throws {Problem} 400 if publications need two people, and nobody but the publisher has approved the text. */
export async function requireApproval(planned: Planned): Promise<void> {
  if (await lacksApproval(planned)) throw refusal([{ path: [], message: validationMessages.needsApproval }])
}
