import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { discussedDraftEnd } from '../store/desk/discussions.ts'
import { discardedDraft } from '../store/desk/drafts.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'DELETE /api/admin/documents/{kind}/{id}/draft',
  async ({ params, query: { version }, session: { username: by }, store }) => {
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { kind, id, draft, published } = document
      if (!published) throw badRequest('draft', 'is all there is of the document: delete the document')
      if (draft?.version !== version) throw await staleDocument(store, params)
      return [
        ...discardedDraft(draft),
        ...discussedDraftEnd(document),
        auditWrite({ at, by, action: 'discard', subject: `${kind}/${id}` }),
      ]
    })
    return currentDocument(store, params)
  },
)
