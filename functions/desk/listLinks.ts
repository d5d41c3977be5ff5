import { serveStaff } from '../http/serveStaff.ts'
import { deskDocument } from '../store/desk/documents.ts'
import { listLinks } from '../store/desk/listDocuments.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff('GET /api/admin/documents/{kind}/{id}/links', async ({ params, store }) => {
  const document = await requireDocument(store, params)
  const { published } = deskDocument(document, Date.now())
  return { links: published ? await listLinks(store, document, published.content) : [] }
})
