import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { requestRendering } from '../render/requestRendering.ts'
import { addAuditRecord } from '../store/audit.ts'
import { dropRedirect, redirects } from '../store/desk/redirects.ts'

export const handler = serveStaff(
  'DELETE /api/admin/redirects',
  async ({ query: { from }, session: { username: by }, requestId, store }) => {
    if (!(await redirects(store)).some((redirect) => redirect.from === from)) throw notFound('Redirect', from)
    const at = new Date().toISOString()
    await addAuditRecord(store, { at, by, action: 'delete', subject: `redirect${from}` })
    await dropRedirect(store, from)
    await requestRendering(store, { requestId, changedDocuments: [`redirect${from}`] })
    return null
  },
)
