import { applyOperation } from '../store/desk/applyOperation.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { findDocument } from '../store/desk/documents.ts'
import { cancelOperation, endOperation, isRunning, type RunningDocument } from '../store/desk/operations.ts'
import type { Store } from '../store/store.ts'
import { isUnavailable } from '../store/unavailable.ts'

/** With what `changesOf` says of each changed document. */
export type RequestRendering = (changes: string[]) => Promise<void>

/**
 * Finishes the operations that were started on documents, with one rendering for all of them. Returns those that were
 * canceled, because somebody had changed the published document. Can be repeated after a crash.
 */
export async function runOperations(
  store: Store,
  names: readonly DocumentName[],
  requestRendering: RequestRendering,
): Promise<DocumentName[]> {
  const canceled: DocumentName[] = []
  const applied: RunningDocument[] = []
  const changes: string[] = []
  for (const name of names) {
    const document = await findDocument(store, name)
    if (!document || !isRunning(document)) continue
    const changed = await applyOperation(store, document).catch((error: unknown) =>
      cancelUnlessBegun(store, document, error),
    )
    if (changed) {
      applied.push(document)
      changes.push(...changed)
    } else {
      await cancelOperation(store, document)
      canceled.push(name)
    }
  }
  if (applied.length > 0) await requestRendering(changes)
  for (const document of applied) await endOperation(store, document)
  return canceled
}

/** What nothing was written of, and no later run could finish, does not lock the document. It rejects with the error. */
async function cancelUnlessBegun(store: Store, document: RunningDocument, error: unknown): Promise<never> {
  const { published } = (await findDocument(store, document)) ?? {}
  const isBegun = published?.version !== document.published?.version
  if (!isBegun && !isUnavailable(error)) await cancelOperation(store, document)
  throw error
}
