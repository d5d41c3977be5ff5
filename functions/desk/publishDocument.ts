import { serveStaff } from '../http/serveStaff.ts'
import { badRequest, orNotFound } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { findVersion } from '../store/desk/versions.ts'
import type { Store } from '../store/store.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { publicationWrites } from './publication.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/publish',
  async ({ params, body, session: { username: by }, requestId, store }) => {
    const action = body.restore === undefined ? 'publish' : 'restore'
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const content = await contentToPublish(store, document, body)
      if (!content) throw await staleDocument(store, params)
      return publicationWrites({ store, document, action, content, by, at })
    })
    await startRenderer(requestId)
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
