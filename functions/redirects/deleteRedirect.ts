import { givenUp } from '#shared/kinds/changesOf.ts'
import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { dropRedirect, redirects } from '../store/desk/redirects.ts'

export const handler = serveStaff(
  'DELETE /api/admin/redirects',
  async ({ query: { from }, requestId, store, audit }) => {
    if (!(await redirects(store)).some((redirect) => redirect.from === from)) throw notFound('Redirect', from)
    await audit('delete', `redirect${from}`)
    await dropRedirect(store, from)
    await renderingOf(store, requestId)([givenUp(from)])
    return null
  },
)
