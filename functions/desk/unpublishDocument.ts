import { serveStaff } from '../http/serveStaff.ts'
import { currentDocument } from './requireDocument.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/unpublish',
  async ({ params, body: { version }, session, requestId, store }) => {
    await takeDown(store, { params, version, action: 'unpublish', by: session.username, requestId })
    return currentDocument(store, params)
  },
)
