import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { Move } from '../../store/desk/addresses.ts'
import type { Directory } from '../../store/desk/directory.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import type { Store } from '../../store/store.ts'
import type { Write } from '../../store/transact.ts'

/** A draft's content as it would be published, with all changes that go with it. */
export interface Completed {
  content: DraftContent
  issues: Issue[]
  /** Writes in the transaction of the document, and conditions under which its checks stay true. */
  writes: readonly Write[]
  /** New addresses of documents, and pages to render besides the document's own. */
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

/** Fills in fields that may be empty, and checks rules that no schema can, some with the directory. */
export type Complete = (
  completion: Completion,
  directory: Directory | undefined,
) => Promise<Partial<Completed>>
