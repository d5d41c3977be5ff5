import { serveStaff } from '../http/serveStaff.ts'
import { setSuspectedAside } from '../store/suspectedCalls.ts'
import { callRequestStore } from './callRequestStore.ts'
import { suspicionNamed } from './suspicionNamed.ts'

export const handler = serveStaff(
  'PUT /api/admin/suspected-calls/{suspicion}',
  async ({ params, body: { until }, session: { username: by }, store, audit }) => {
    const suspicion = suspicionNamed(params.suspicion)
    const at = new Date().toISOString()
    // Written before the change, as for every change of a request.
    await audit(until === null ? 'shows again' : 'set aside', `suspected-calls/${suspicion}`, at)
    await setSuspectedAside(callRequestStore(store), suspicion, until === null ? null : { until, by, at })
    return null
  },
)
