import { serveStaff } from '../http/serveStaff.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff('DELETE /api/admin/documents/{kind}/{id}', async (request) => {
  await takeDown(request, 'delete', request.query.version)
  return null
})
