import type { StaffSession } from '#shared/entities/staff.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { badRequest } from '../http/problem.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { childrenOf } from '../store/desk/moveChildren.ts'
import { startOperation } from '../store/desk/operations.ts'
import type { Store } from '../store/store.ts'
import { documentKind } from './documentName.ts'
import { requireDocument, requireIdle, staleDocument } from './requireDocument.ts'
import { runOperations } from './runOperations.ts'

interface TakeDownRequest {
  params: { kind: string; id: string }
  session: StaffSession
  requestId: string
  store: Store
}

/**
 * `version` is that of the published document, or of the draft if there is only that.
 * @throws {Problem} 400 if the site needs the document, 409 if it has changed.
 */
export async function takeDown(
  { params, session: { username: by }, requestId, store }: TakeDownRequest,
  action: 'unpublish' | 'delete' | 'withdraw',
  version: number,
): Promise<void> {
  if (kinds[documentKind(params)].cannotBeDeleted)
    throw badRequest('kind', 'is one that the site cannot do without')
  const document = await requireDocument(store, params)
  if (document.draft?.operation?.action !== action) {
    requireIdle(document)
    await requireNoChildren(store, document)
    const current =
      publishedVersionOf(document) ?? (action === 'unpublish' ? undefined : document.draft?.version)
    if (current !== version) throw await staleDocument(store, params)
    const at = new Date().toISOString()
    if (!(await startOperation(store, document, { action, by, at }))) throw await staleDocument(store, params)
  }
  const canceled = await runOperations(store, [document], renderingOf(store, requestId))
  if (canceled.length > 0) throw await staleDocument(store, params)
}

/** @throws {Problem} 400 for a treatment page with pages below it. */
export async function requireNoChildren(store: Store, { kind, id }: StoredDocument): Promise<void> {
  if (!kinds[kind].hasPagesBelow) return
  const children = await childrenOf(store, id)
  if (children.length > 0)
    throw badRequest('id', `has pages below it: ${children.map(({ title }) => title).join(', ')}`)
}
