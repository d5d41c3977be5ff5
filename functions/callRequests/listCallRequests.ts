import { serveStaff } from '../http/serveStaff.ts'
import { callRequests, suspectedCallRequests } from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'

export const handler = serveStaff('GET /api/admin/call-requests', ({ query, store }) => {
  const list = query.suspected === 'yes' ? suspectedCallRequests : callRequests
  return list(callRequestStore(store), { now: Date.now(), before: query.before })
})
