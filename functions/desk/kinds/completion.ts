import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { DocumentKind, DraftFields } from '#shared/kinds/kinds.ts'
import type { Move } from '../../store/desk/addresses.ts'
import type { Directory } from '../../store/desk/directory.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import type { Store } from '../../store/store.ts'
import type { Write } from '../../store/transact.ts'

/** A draft's content as it would be published, and the other effects of its publication. */
export interface Completed {
  content: DraftContent
  issues: Issue[]
  /** More writes of the transaction. Condition checks make the transaction fail if the content is no longer valid. */
  writes: readonly Write[]
  /** New addresses of documents. */
  moves: readonly Move[]
  /** Changes for the renderer, besides those of the document itself. */
  changes: readonly string[]
}

export interface Completion<Kind extends DocumentKind> {
  store: Store
  document: StoredDocument
  content: DraftFields<Kind>
  by: string
  /** The time of the publication. */
  at: string
}

/** Fills in fields that may be empty. Checks the rules that no schema can express, some of them with the directory. */
export type Complete<Kind extends DocumentKind> = (
  completion: Completion<Kind>,
  directory: Directory | undefined,
) => Promise<Partial<Completed>>
