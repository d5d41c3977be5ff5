import { serveStaff } from '../http/serveStaff.ts'
import { act } from './act.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff('DELETE /api/admin/documents/{kind}/{id}/draft', async (request) => {
  const { params, query, store } = request
  const action = { type: 'discard', version: query.version, by: request.session.username } as const
  await act(request, () => ({ action }), new Date().toISOString())
  return currentDocument(store, params)
})
