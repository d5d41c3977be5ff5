import { givenUp } from '#shared/kinds/changesOf.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { notFound } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { auditWrite } from '../store/audit.ts'
import { droppedRedirect, readRedirects } from '../store/desk/redirects.ts'
import { renderWrite } from '../store/renderRequest.ts'
import { writeChecked } from '../store/writeChecked.ts'

export const handler = serveStaff(
  'DELETE /api/admin/redirects',
  async ({ query: { from }, session: { username: by }, requestId, store }) => {
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const list = await readRedirects(store)
      if (!list.damaged.includes(from) && !list.all.some((redirect) => redirect.from === from))
        throw notFound('Redirect', from)
      return [
        ...droppedRedirect(list, from),
        auditWrite({ at, by, action: 'delete', subject: `redirect${from}` }),
        renderWrite([givenUp(from)]),
      ]
    })
    await startRenderer(requestId)
    return null
  },
)
