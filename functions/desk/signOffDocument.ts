import { localDay } from '#shared/hours/localDay.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { act } from './act.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff('PUT /api/admin/documents/{kind}/{id}/review', async (request) => {
  const { params, body, store } = request
  const now = new Date()
  const action = { type: 'signOff', ...body, day: localDay(now), by: request.session.username } as const
  await act(request, () => ({ action }), now.toISOString())
  return currentDocument(store, params)
})
