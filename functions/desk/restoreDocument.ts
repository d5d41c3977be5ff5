import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { restoredWrites } from '../store/desk/bin.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { documentName } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/bin/{kind}/{id}/restore',
  async ({ params, session: { username: by }, store }) => {
    const { kind, id } = documentName(params)
    const now = new Date()
    await writeChecked(store, async () => [
      ...orNotFound(await restoredWrites(store, { kind, id }, now), 'Deleted document', id),
      auditWrite({ at: now.toISOString(), by, action: 'undelete', subject: `${kind}/${id}` }),
    ])
    return currentDocument(store, params)
  },
)
