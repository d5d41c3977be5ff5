import { serveStaff } from '../http/serveStaff.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { act } from './act.ts'
import { factsOf } from './publication.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff('PUT /api/admin/documents/{kind}/{id}/schedule', async (request) => {
  const { params, body, store } = request
  const { username: by } = request.session
  const at = new Date().toISOString()
  await act(
    request,
    async (document, { draft }) => {
      if (document.draft) requireIntact(document.draft)
      // A draft that cannot be published now could not be published later either.
      const content = body.publishAt ? draft?.content : undefined
      const { publishable, approvalChecks: writes } = await factsOf({ store, document, content, by, at })
      return { action: { type: 'schedule', ...body, by, ...publishable }, writes }
    },
    at,
  )
  return currentDocument(store, params)
})
