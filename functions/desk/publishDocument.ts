import { badRequest, orNotFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { findVersion } from '../store/desk/versions.ts'
import type { Store } from '../store/store.ts'
import { currentDocument, requireDocument, requireIdle, staleDocument } from './requireDocument.ts'
import { runOperations } from './runOperations.ts'
import { startPublication } from './startPublication.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/publish',
  async ({ params, body, session, requestId, store }) => {
    const document = await requireDocument(store, params)
    const { draft } = document
    if (draft?.operation?.content === undefined || draft.version !== body.version) {
      requireIdle(document)
      const content = await contentToPublish(store, document, body)
      if (!content) throw await staleDocument(store, params)
      const action = body.restore === undefined ? 'publish' : 'restore'
      const at = new Date().toISOString()
      const isStarted = await startPublication(store, document, { action, content, by: session.username, at })
      if (!isStarted) throw await staleDocument(store, params)
    }
    const canceled = await runOperations(store, [document], renderingOf(store, requestId))
    if (canceled.length > 0) throw await staleDocument(store, params)
    return currentDocument(store, params)
  },
)

/** Undefined if the document is not as the request says. */
async function contentToPublish(
  store: Store,
  document: StoredDocument,
  { version, restore }: { version: number; restore?: number | undefined },
) {
  const { draft } = document
  const published = publishedVersionOf(document)
  if (restore === undefined)
    return draft?.version === version && draft.basedOn === published ? draft.content : undefined
  if (draft) throw badRequest('restore', 'is not possible while the document has a draft')
  const earlier = orNotFound(await findVersion(store, document, restore), 'Version', String(restore))
  return published === version ? earlier.content : undefined
}
