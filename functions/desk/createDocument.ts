import { randomUUID } from 'node:crypto'
import { kinds } from '#shared/kinds/kinds.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { savedDraft } from '../store/desk/drafts.ts'
import { dueWrite } from '../store/desk/due.ts'
import { emptyDraftEnd } from '../store/desk/emptyDrafts.ts'
import { withDocumentLinks } from '../store/documentLinks.ts'
import { transactAll } from '../store/writeChecked.ts'
import { documentKind } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}',
  async ({ params, body, session: { username: by, expiresAt }, store }) => {
    const kind = documentKind(params)
    if (kinds[kind].cannotBeDeleted) throw badRequest('kind', 'has no new documents')
    const name = { kind, id: `${kind}-${randomUUID().slice(0, 13)}` }
    const content = await withDocumentLinks(store, kind, requireDraftContent(kind, body.content))
    const at = new Date().toISOString()
    await transactAll(store, [
      ...savedDraft(null, { ...name, content, basedOn: null, by, session: expiresAt, at }),
      dueWrite({ ...name, at: emptyDraftEnd(at) }),
      auditWrite({ at, by, action: 'create', subject: `${kind}/${name.id}` }),
    ])
    return currentDocument(store, name)
  },
)
