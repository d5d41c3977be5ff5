import { serveStaff } from '../http/serveStaff.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff('GET /api/admin/documents/{kind}/{id}', async ({ params, store }) =>
  currentDocument(store, params),
)
