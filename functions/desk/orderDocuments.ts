import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { requestRendering } from '../render/requestRendering.ts'
import { isOrdered, orderDocuments } from '../store/desk/orderDocuments.ts'
import { documentKind } from './documentName.ts'

export const handler = serveStaff(
  'PUT /api/admin/order/{kind}',
  async ({ params, body: { ids }, session, requestId, store }) => {
    const kind = documentKind(params)
    if (!isOrdered(kind)) throw badRequest('kind', 'has no order')
    const at = new Date().toISOString()
    const isDone = await orderDocuments(store, { kind, ids, by: session.username, at })
    if (!isDone) throw badRequest('ids', 'must be published documents, each once')
    await requestRendering(store, { requestId, saved: [] })
    return null
  },
)
