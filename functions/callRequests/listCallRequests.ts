import { serveStaff } from '../http/serveStaff.ts'
import { callRequests } from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'

export const handler = serveStaff('GET /api/admin/call-requests', ({ store }) =>
  callRequests(callRequestStore(store), Date.now()),
)
