import { serveStaff } from '../http/serveStaff.ts'
import { listDocuments } from '../store/desk/listDocuments.ts'

export const handler = serveStaff('GET /api/admin/documents', ({ query, session: { username }, store }) =>
  listDocuments(store, { ...query, member: username }, Date.now()),
)
