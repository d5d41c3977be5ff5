import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import type { Store } from '../../store/store.ts'

export interface Completed {
  content: DraftContent
  issues: Issue[]
}

/** Fills in what staff may leave open, and checks what the schema cannot. `at` is the time of the publication. */
export type Complete = (
  store: Store,
  document: StoredDocument,
  content: DraftContent,
  publication: { by: string; at: string },
) => Promise<Completed>
