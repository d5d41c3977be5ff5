import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import type { Store } from '../../store/store.ts'

export interface Completed {
  content: DraftContent
  issues: Issue[]
}

export interface Completion {
  store: Store
  document: StoredDocument
  content: DraftContent
  by: string
  /** The time of the publication. */
  at: string
}

/** Fills in what staff may leave open, and checks what the schema cannot. */
export type Complete = (completion: Completion) => Promise<Completed>
