import { CallRequestDetails } from '#shared/entities/callRequest.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { findCallRequest } from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'
import { open, unwrapDataKey } from './seal.ts'

/** Shows the first names and the last digits of several requests. Writes one audit record first. */
export const handler = serveStaff(
  'POST /api/admin/call-requests/names',
  async ({ body: { ids }, store, audit }) => {
    const requests = callRequestStore(store)
    await audit(`showed the names of ${ids.length}`, `call-request/${ids[0]}`)
    const named = new Map<string, { id: string; firstName: string; lastDigits: string }>()
    await forEachConcurrently(ids, async (id) => {
      const found = await findCallRequest(requests, id, Date.now())
      if (!found) return
      const key = await unwrapDataKey(id, found.dataKey)
      const { firstName, phone } = CallRequestDetails.parse(open(found.details, key, id))
      const [number = ''] = phone.split(' ext')
      named.set(id, { id, firstName, lastDigits: number.slice(-4) })
    })
    return ids.flatMap((id) => named.get(id) ?? [])
  },
)
