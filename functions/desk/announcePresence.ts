import { serveStaff } from '../http/serveStaff.ts'
import { announcePresence } from '../store/desk/presence.ts'
import { documentName } from './documentName.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/presence',
  async ({ params, session: { username }, store }) => ({
    others: await announcePresence(store, { ...documentName(params), username, now: Date.now() }),
  }),
)
