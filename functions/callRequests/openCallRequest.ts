import * as z from 'zod/mini'
import { CallNote, CallRequestDetails } from '#shared/entities/callRequest.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { findCallRequest, replaceCallRequest } from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'
import { open, unwrapDataKey } from './seal.ts'

/** "Show number". Writes the audit record first, so that nobody sees a number without a record. */
export const handler = serveStaff(
  'POST /api/admin/call-requests/{id}/open',
  async ({ params: { id }, session: { username }, store, audit }) => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const requests = callRequestStore(store)
    const found = orNotFound(await findCallRequest(requests, id, now), 'Call request', id)
    await audit('showed the number', `call-request/${id}`, at)
    const key = await unwrapDataKey(id, found.dataKey)
    const opened = { ...found, openedAt: at, openedBy: username }
    // If a colleague opens the request at the same moment, only the colleague's opening is stored.
    const request =
      found.openedAt === undefined
        ? ((await replaceCallRequest(requests, opened)) ??
          (await findCallRequest(requests, id, now)) ??
          found)
        : found
    return {
      request,
      details: CallRequestDetails.parse(open(request.details, key, id)),
      notes: z.array(CallNote).parse(request.notes.map((note) => open(note, key, id))),
    }
  },
)
