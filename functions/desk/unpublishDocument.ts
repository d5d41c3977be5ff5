import { serveStaff } from '../http/serveStaff.ts'
import { currentDocument } from './requireDocument.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff('POST /api/admin/documents/{kind}/{id}/unpublish', async (request) => {
  await takeDown(request, 'takeDown', request.body.version)
  return currentDocument(request.store, request.params)
})
