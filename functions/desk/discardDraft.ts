import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { deleteDraft } from '../store/desk/drafts.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'DELETE /api/admin/documents/{kind}/{id}/draft',
  async ({ params, query: { version }, store, audit }) => {
    const { kind, id, draft, published } = await requireDocument(store, params)
    if (!published) throw badRequest('draft', 'is all there is of the document: delete the document')
    if (draft?.version !== version) throw await staleDocument(store, params)
    await audit('discard', `${kind}/${id}`)
    if (!(await deleteDraft(store, draft))) throw await staleDocument(store, params)
    return currentDocument(store, params)
  },
)
