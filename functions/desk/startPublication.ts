import type { DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest } from '../http/problem.ts'
import { claimAddress, releaseAddress } from '../store/desk/claimAddress.ts'
import { addressOf } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { startOperation } from '../store/desk/operations.ts'
import type { Store } from '../store/store.ts'
import { newOperation } from './newOperation.ts'
import { publishableContent, requireFreeAddress } from './publishableContent.ts'

interface Publication {
  action: 'publish' | 'restore' | 'image'
  content: DraftContent
  by: string
  at: string
}

/**
 * False if somebody has changed the document since it was read.
 * @throws {Problem} 400 if the content cannot be published.
 */
export async function startPublication(
  store: Store,
  document: StoredDocument,
  { action, content: draft, by, at }: Publication,
): Promise<boolean> {
  const content = await publishableContent(store, document, { draft, by, at })
  const claim = claimOf(document, content, at)
  if (!claim) return startOperation(store, document, newOperation(document, { action, by, at, content }))
  if (!(await claimAddress(store, claim))) throw badRequest('slug', validationMessages.busy)
  try {
    await requireFreeAddress(store, claim)
    return await startOperation(store, document, newOperation(document, { action, by, at, content }))
  } catch (error) {
    await releaseAddress(store, claim)
    throw error
  }
}

/** Undefined for kinds whose documents have no address that staff choose. */
function claimOf({ kind, id }: StoredDocument, content: DraftContent, at: string) {
  const address = kind === 'post' || kind === 'treatment' ? addressOf({ kind, id }, content) : undefined
  return address === undefined ? undefined : { kind, id, address, at }
}
