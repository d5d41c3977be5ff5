import { serveStaff } from '../http/serveStaff.ts'
import { deskDocument } from '../store/desk/documents.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff('GET /api/admin/documents/{kind}/{id}', async ({ params, store }) =>
  deskDocument(await requireDocument(store, params)),
)
