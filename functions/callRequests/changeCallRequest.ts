import type { CallRequestChange } from '#shared/entities/callRequest.ts'
import { badRequest, notFound, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addAuditRecord } from '../store/audit.ts'
import {
  deletionTime,
  findCallRequest,
  replaceCallRequest,
  type SealedCallRequest,
} from '../store/callRequests.ts'
import { callRequestStore } from './callRequestStore.ts'
import { seal, unwrapDataKey } from './seal.ts'

export const handler = serveStaff(
  'PATCH /api/admin/call-requests/{id}',
  async ({ params: { id }, body: change, session: { username }, store }) => {
    const now = Date.now()
    const requests = callRequestStore(store)
    const found = await findCallRequest(requests, id, now)
    if (!found) throw notFound('Call request', id)
    if (found.version !== change.version) throw stale(found)
    if (found.state === 'new') throw badRequest('state', 'open the request first')
    const step = { by: username, at: new Date(now).toISOString() }
    const changed = await withNote(withState(found, change, step), change.note, step)
    const replaced = await replaceCallRequest(requests, changed)
    if (!replaced) throw stale((await findCallRequest(requests, id, now)) ?? found)
    await addAuditRecord(store, { ...step, action: actionOf(change), subject: `call-request/${id}` })
    return replaced
  },
)

interface Step {
  by: string
  at: string
}

function withState(
  request: SealedCallRequest,
  { state, outcome }: CallRequestChange,
  { at }: Step,
): SealedCallRequest {
  if (state === undefined) return request
  if (state === 'called') {
    if (outcome === undefined) throw badRequest('outcome', 'is required')
    return { ...request, state, outcome, calledAt: at }
  }
  const closed = { ...request, state, closedAt: at }
  return { ...closed, deletedAt: deletionTime(closed) }
}

async function withNote(
  request: SealedCallRequest,
  text: string | undefined,
  { by, at }: Step,
): Promise<SealedCallRequest> {
  if (text === undefined) return request
  const key = await unwrapDataKey(request.id, request.dataKey)
  return { ...request, notes: [...request.notes, seal({ at, by, text }, key, request.id)] }
}

const actionOf = ({ state, outcome }: CallRequestChange) =>
  state === 'called' ? `called: ${outcome}` : state === 'closed' ? 'closed' : 'added a note'

const stale = (current: SealedCallRequest) => {
  const { dataKey, details, notes, ...visible } = current
  return new Problem(409, 'Somebody else has changed this request since', { current: visible })
}
