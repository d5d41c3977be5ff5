import { serveStaff } from '../http/serveStaff.ts'
import { auditWrite } from '../store/audit.ts'
import { publishedVersionOf } from '../store/desk/documents.ts'
import { savedDraft } from '../store/desk/drafts.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/draft',
  async ({ params, body, session: { username: by, expiresAt: session }, store }) => {
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { kind, id, draft } = document
      if (body.version !== (draft?.version ?? 0)) throw await staleDocument(store, params)
      const content = requireDraftContent(kind, body.content)
      const unchosen = body.unchosen && requireDraftContent(kind, body.unchosen)
      const basedOn = body.basedOn ?? (draft ? draft.basedOn : publishedVersionOf(document))
      return [
        ...savedDraft(draft, { kind, id, content, basedOn, by, session, unchosen, at }),
        // Not for each autosave: one record for each person and draft.
        ...(draft?.editors?.includes(by)
          ? []
          : [auditWrite({ at, by, action: 'save', subject: `${kind}/${id}` })]),
      ]
    })
    return currentDocument(store, params)
  },
)
