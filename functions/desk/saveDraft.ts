import { serveStaff } from '../http/serveStaff.ts'
import { publishedVersionOf } from '../store/desk/documents.ts'
import { saveDraft } from '../store/desk/drafts.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/draft',
  async ({ params, body, session, store, audit }) => {
    const document = await requireDocument(store, params)
    const { kind, id, draft } = document
    if (body.version !== (draft?.version ?? 0)) throw await staleDocument(store, params)
    const [by, at] = [session.username, new Date().toISOString()]
    // Not for each autosave: one record for each person and draft.
    if (!draft?.editors?.includes(by)) await audit('save', `${kind}/${id}`, at)
    const write = {
      kind,
      id,
      content: requireDraftContent(kind, body.content),
      basedOn: body.basedOn ?? (draft ? draft.basedOn : publishedVersionOf(document)),
      by,
      session: session.expiresAt,
      unchosen: body.unchosen && requireDraftContent(kind, body.unchosen),
      at,
    }
    if (!(await saveDraft(store, draft, write))) throw await staleDocument(store, params)
    return currentDocument(store, params)
  },
)
