import { callRequestLimits } from '#shared/callRequests.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { findCallRequest, replaceCallRequest, type SealedCallRequest } from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'

/**
 * "Set aside": closes suspected requests as spam, or reopens them for a day. They are not deleted earlier, because staff
 * may have set aside a person. Leaves out requests that a colleague has changed, moved to the inbox, or closed long ago.
 */
export const handler = serveStaff(
  'POST /api/admin/call-requests/close',
  async ({ body: { ids, isClosed }, store, audit }) => {
    const now = Date.now()
    const requests = callRequestStore(store)
    // Written before the change, as for every change of a request.
    await audit(`${isClosed ? 'set aside' : 'shows again'} ${ids.length}`, `call-request/${ids[0]}`)
    const changedIn = store.idempotencyKey
    const changed: CallRequest[] = []
    await forEachConcurrently(ids, async (id) => {
      const found = await findCallRequest(requests, id, now)
      const isDone = changedIn !== undefined && found?.changedIn === changedIn
      const next = found && (isClosed ? closed(found, now) : reopened(found, now))
      const replaced = isDone ? found : next && (await replaceCallRequest(requests, { ...next, changedIn }))
      if (replaced) changed.push(replaced)
    })
    return changed
  },
)

function closed(request: SealedCallRequest, now: number): SealedCallRequest | undefined {
  if (request.suspicion === undefined || request.closedAt !== undefined) return undefined
  return { ...request, state: 'spam', closedAt: new Date(now).toISOString() }
}

function reopened({ closedAt, ...request }: SealedCallRequest, now: number): SealedCallRequest | undefined {
  if (request.suspicion === undefined || closedAt === undefined) return undefined
  if (now - Date.parse(closedAt) > callRequestLimits.reopening) return undefined
  return { ...request, state: 'new' }
}
