import { badRequest, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/requestRendering.ts'
import { orderDocuments } from '../store/desk/orderDocuments.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff(
  'PUT /api/admin/order/{kind}',
  async ({ params, body: { ids, before }, session, requestId, store }) => {
    const kind = orderedKind(params)
    const at = new Date().toISOString()
    const result = await orderDocuments(store, { kind, ids, before, by: session.username, at })
    if (result === 'unknown') throw badRequest('ids', 'must be published documents, each once')
    if (result === 'stale') throw new Problem(409, 'Somebody else has changed this order since')
    await renderingOf(store, requestId)([`${kind}/*`])
    return null
  },
)
