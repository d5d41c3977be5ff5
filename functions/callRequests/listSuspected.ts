import { serveStaff } from '../http/serveStaff.ts'
import { suspectedCalls } from '../store/suspectedCalls.ts'
import { callRequestStore } from './callRequestStore.ts'

export const handler = serveStaff('GET /api/admin/suspected-calls', ({ store }) =>
  suspectedCalls(callRequestStore(store), Date.now()),
)
