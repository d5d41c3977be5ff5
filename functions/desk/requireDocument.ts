import { DeskDocument } from '#shared/entities/documents.ts'
import { orNotFound, Problem } from '../problem.ts'
import { deskDocument, findDocument } from '../store/desk/documents.ts'
import type { Store } from '../store/store.ts'
import { documentName } from './documentName.ts'

export async function requireDocument(store: Store, params: { kind: string; id: string }) {
  const name = documentName(params)
  return orNotFound(await findDocument(store, name), name.kind, name.id)
}

export const currentDocument = async (store: Store, params: { kind: string; id: string }) =>
  deskDocument(await requireDocument(store, params), Date.now())

/** Returns a 409 with the current document. @throws {Problem} 404 if the document no longer exists. */
export async function staleDocument(store: Store, params: { kind: string; id: string }): Promise<Problem> {
  const current = DeskDocument.parse(await currentDocument(store, params))
  return new Problem(409, 'Somebody else has changed this document since', { current })
}
