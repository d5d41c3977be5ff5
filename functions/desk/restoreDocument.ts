import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { restoreFromBin } from '../store/desk/bin.ts'
import { documentName } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/bin/{kind}/{id}/restore',
  async ({ params, store, audit }) => {
    const { kind, id } = documentName(params)
    const now = new Date()
    if (!(await restoreFromBin(store, { kind, id }, now))) throw notFound('Deleted document', id)
    await audit('undelete', `${kind}/${id}`, now.toISOString())
    return currentDocument(store, params)
  },
)
