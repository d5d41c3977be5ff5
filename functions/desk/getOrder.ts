import { serveStaff } from '../http/serveStaff.ts'
import { orderedDocuments } from '../store/desk/orderDocuments.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff('GET /api/admin/order/{kind}', async ({ params, store }) => ({
  documents: await orderedDocuments(store, orderedKind(params)),
}))
