import { serveStaff } from '../http/serveStaff.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff(
  'DELETE /api/admin/documents/{kind}/{id}',
  async ({ params, query: { version }, session, requestId, store }) => {
    await takeDown(store, { params, version, action: 'delete', by: session.username, requestId })
    return null
  },
)
