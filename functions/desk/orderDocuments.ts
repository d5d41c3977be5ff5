import { changesOf } from '#shared/kinds/changesOf.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { orderDocuments } from '../store/desk/orderDocuments.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff(
  'PUT /api/admin/order/{kind}',
  async ({ params, body: { ids, before }, session, requestId, store }) => {
    const kind = orderedKind(params)
    const at = new Date().toISOString()
    await orderDocuments(store, { kind, ids, before, by: session.username, at })
    await renderingOf(store, requestId)(changesOf({ kind, id: '*' }, {}, {}))
    return null
  },
)
