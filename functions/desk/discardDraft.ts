import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addAuditRecord } from '../store/audit.ts'
import { deleteDraft } from '../store/desk/drafts.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'DELETE /api/admin/documents/{kind}/{id}/draft',
  async ({ params, query: { version }, session: { username: by }, store }) => {
    const { kind, id, draft, published } = await requireDocument(store, params)
    if (!published) throw badRequest('draft', 'is all there is of the document: delete the document')
    if (draft?.version !== version) throw await staleDocument(store, params)
    const at = new Date().toISOString()
    await addAuditRecord(store, { at, by, action: 'discard', subject: `${kind}/${id}` })
    if (!(await deleteDraft(store, draft))) throw await staleDocument(store, params)
    return currentDocument(store, params)
  },
)
