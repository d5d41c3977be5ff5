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
  /** The draft as it was approved, if `content` has only a part of it. */
  whole?: DraftContent
  by: string
}

/** Alerts are exempt: what is wrong at an office tonight goes out at once. */
export async function lacksApproval({
  store,
  document: { kind, head },
  content,
  whole = content,
  by,
}: Planned): Promise<boolean> {
  if (kinds[kind].period || isApprovedFor(by, head, whole)) return false
  // Also of facts that are damaged elsewhere.
  return (await findItem(store, keys.document('site', 'site')))?.whoPublishes === 'two-people'
}

/** @throws {Problem} 400 where two people publish, and nobody but the publisher has approved the text. */
export async function requireApproval(planned: Planned): Promise<void> {
  if (await lacksApproval(planned)) throw refusal([{ path: [], message: validationMessages.needsApproval }])
}
