import { callRequestLimits } from '#shared/callRequests.ts'
import type { CallRequestChange } from '#shared/entities/callRequest.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest, orNotFound, Problem } from '../problem.ts'
import {
  acceptCallRequest,
  deletionTime,
  findCallRequest,
  replaceCallRequest,
  type SealedCallRequest,
  suspectCallRequest,
  suspicionIn,
} from '../store/callRequests.ts'
import type { Store } from '../store/store.ts'
import { callRequestStore } from './callRequestStore.ts'
import { seal, unwrapDataKey } from './seal.ts'

export const handler = serveStaff(
  'PATCH /api/admin/call-requests/{id}',
  async ({ params: { id }, body: change, session: { username: by }, store, audit }) => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const requests = callRequestStore(store)
    const found = orNotFound(await findCallRequest(requests, id, now), 'Call request', id)
    const changedIn = store.idempotencyKey
    const isDone = (request: SealedCallRequest) => changedIn !== undefined && request.changedIn === changedIn
    if (isDone(found)) return found
    if (found.version !== change.version) throw stale(found)
    if (found.openedAt === undefined) throw badRequest('state', 'open the request first')
    const changed = await withNote(changedRequest(found, change, { by, at }), change.note, { by, at })
    // Written before the change, so that nothing changes without an audit record.
    await audit(actionOf(change), `call-request/${id}`, at)
    const replaced = await replace(requests, { ...changed, changedIn }, change.isSuspected)
    if (replaced) return replaced
    const current = (await findCallRequest(requests, id, now)) ?? found
    if (!isDone(current)) throw stale(current)
    return current
  },
)

/** Any other change by a member moves a request out of "Possibly spam". */
function replace(requests: Store, request: SealedCallRequest, isSuspected: true | undefined) {
  if (!isSuspected) return (request.suspicion ? acceptCallRequest : replaceCallRequest)(requests, request)
  const suspicion = suspicionIn(request.id)
  if (!suspicion || request.suspicion) throw badRequest('isSuspected', 'is for a request that was suspected')
  return suspectCallRequest(requests, { ...request, suspicion })
}

interface Authorship {
  by: string
  at: string
}

function changedRequest(
  { closedAt, ...request }: SealedCallRequest,
  {
    isSuspected,
    state = isSuspected && 'new',
    how,
    isClosed = !isSuspected && closedAt !== undefined,
  }: CallRequestChange,
  { by, at }: Authorship,
): SealedCallRequest {
  if (state === 'tried' && how === undefined) throw badRequest('how', 'is required')
  const count = (request.tried?.count ?? 0) + 1
  const closedFor = closedAt === undefined ? 0 : Date.parse(at) - Date.parse(closedAt)
  if (!isClosed && closedFor > callRequestLimits.reopening)
    throw badRequest('isClosed', 'was a day ago and can no longer be undone')
  const changed = {
    ...request,
    ...(state && { state }),
    ...(state === 'tried' && how && { tried: { count, at, by, how } }),
    ...(isClosed && { closedAt: closedAt ?? at }),
  }
  return { ...changed, deletedAt: deletionTime(changed) }
}

async function withNote(request: SealedCallRequest, text: string | undefined, { by, at }: Authorship) {
  if (text === undefined) return request
  const key = await unwrapDataKey(request.id, request.dataKey)
  return { ...request, notes: [...request.notes, seal({ at, by, text }, key, request.id)] }
}

function actionOf({ state, how, isClosed, isSuspected }: CallRequestChange): string {
  if (isSuspected) return 'possibly spam'
  const called = state === 'tried' ? `tried: ${how}` : state === 'new' ? 'no spam' : state
  const closed = isClosed === undefined ? undefined : isClosed ? 'closed' : 'reopened'
  return [called, closed].filter(Boolean).join(', ') || 'added a note'
}

const stale = (current: SealedCallRequest) => {
  const { dataKey, details, notes, changedIn, ...visible } = current
  return new Problem(409, 'Somebody else has changed this request since', { current: visible })
}
