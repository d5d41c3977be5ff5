import { apiLimits } from '#shared/apiLimits.ts'
import type { Redirect, RedirectRequest } from '#shared/entities/redirect.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { isReservedPath } from '../desk/reservedSlugs.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { addRedirect, redirects } from '../store/desk/redirects.ts'

export const handler = serveStaff(
  'POST /api/admin/redirects',
  async ({ body: { from, to }, session: { username: by }, requestId, store, audit }) => {
    requireUsable({ from, to }, await redirects(store), await publishedPaths(store))
    const redirect = { from, to, by, at: new Date().toISOString(), isManual: true }
    await audit('create', `redirect${from}`, redirect.at)
    if (!(await addRedirect(store, redirect))) throw badRequest('from', validationMessages.redirected)
    await renderingOf(store, requestId)([from])
    return redirect
  },
)

/** @throws {Problem} 400 for a redirect that would not be served, or that would need a second one. */
function requireUsable(
  { from, to }: RedirectRequest,
  existing: readonly Redirect[],
  paths: ReadonlySet<string>,
): void {
  if (isReservedPath(from)) throw badRequest('from', validationMessages.reserved)
  if (paths.has(from)) throw badRequest('from', validationMessages.isPage)
  if (existing.some((redirect) => redirect.from === from))
    throw badRequest('from', validationMessages.redirected)
  if (!paths.has(to)) {
    const moved = existing.find((redirect) => redirect.from === to)
    throw badRequest('to', moved ? validationMessages.movedTo(moved.to) : validationMessages.published)
  }
  if (existing.filter(({ isManual }) => isManual).length >= apiLimits.redirects)
    throw badRequest('from', validationMessages.tooManyRedirects(apiLimits.redirects))
}
