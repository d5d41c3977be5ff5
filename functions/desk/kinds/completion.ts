import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { Move } from '../../store/desk/addresses.ts'
import type { Directory } from '../../store/desk/directory.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import type { Store } from '../../store/store.ts'
import type { Write } from '../../store/transact.ts'

/** A draft's content as it would be published, and all that goes with it. */
export interface Completed {
  content: DraftContent
  issues: Issue[]
  /** What is written with the document, and what keeps that true which was checked. */
  writes: readonly Write[]
  /** The addresses that documents get, and what a rendering has to look at besides the document. */
  moves: readonly Move[]
  changes: readonly string[]
}

export interface Completion {
  store: Store
  document: StoredDocument
  content: DraftContent
  by: string
  /** The time of the publication. */
  at: string
}

/**
 * Fills in what staff may leave open, and checks what the schema cannot. The directory is that of the kind, where a
 * document is checked against the others.
 */
export type Complete = (
  completion: Completion,
  directory: Directory | undefined,
) => Promise<Partial<Completed>>
