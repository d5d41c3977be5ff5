import { randomUUID } from 'node:crypto'
import { kinds } from '#shared/kinds/kinds.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { saveDraft } from '../store/desk/drafts.ts'
import { putDue } from '../store/desk/due.ts'
import { emptyDraftEnd } from '../store/desk/emptyDrafts.ts'
import { documentKind } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}',
  async ({ params, body, session, store, audit }) => {
    const kind = documentKind(params)
    if (kinds[kind].cannotBeDeleted) throw badRequest('kind', 'has no new documents')
    const name = { kind, id: `${kind}-${randomUUID().slice(0, 13)}` }
    const content = requireDraftContent(kind, body.content)
    const at = new Date().toISOString()
    const by = session.username
    await audit('create', `${kind}/${name.id}`, at)
    await saveDraft(store, null, { ...name, content, basedOn: null, by, session: session.expiresAt, at })
    await putDue(store, { ...name, at: emptyDraftEnd(at) })
    return currentDocument(store, name)
  },
)
