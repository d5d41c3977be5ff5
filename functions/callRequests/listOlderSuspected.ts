import { serveStaff } from '../http/serveStaff.ts'
import { olderSuspectedCalls } from '../store/suspectedCalls.ts'
import { callRequestStore } from './callRequestStore.ts'
import { suspicionNamed } from './suspicionNamed.ts'

export const handler = serveStaff(
  'GET /api/admin/suspected-calls/{suspicion}',
  async ({ params, query: { before }, store }) => {
    const suspicion = suspicionNamed(params.suspicion)
    return olderSuspectedCalls(callRequestStore(store), { suspicion, before, now: Date.now() })
  },
)
