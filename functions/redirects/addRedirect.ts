import { apiLimits } from '#shared/apiLimits.ts'
import { isFilePath } from '#shared/documents/canonicalPath.ts'
import { pathOfAddress, type Redirect, type RedirectRequest } from '#shared/entities/redirect.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { isReservedPath } from '../desk/reservedSlugs.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { auditWrite } from '../store/audit.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { addedRedirect, readRedirects } from '../store/desk/redirects.ts'
import { renderWrite } from '../store/renderRequest.ts'
import { fitTogether, isTaken } from '../store/servedRedirects.ts'
import { writeChecked } from '../store/writeChecked.ts'

export const handler = serveStaff(
  'POST /api/admin/redirects',
  async ({ body: { from, to }, session: { username: by }, requestId, store }) => {
    const redirect = { from, to, by, at: new Date().toISOString(), isManual: true }
    await writeChecked(store, async () => {
      const list = await readRedirects(store)
      requireUsable({ from, to }, list.all, await publishedPaths(store))
      return [
        ...addedRedirect(list, redirect),
        auditWrite({ at: redirect.at, by, action: 'create', subject: `redirect${from}` }),
        renderWrite([from]),
      ]
    })
    await startRenderer(requestId)
    return (await readRedirects(store)).all.find((one) => one.from === from) ?? redirect
  },
)

/** @throws {Problem} 400 if the redirect would not be served, or if its target is redirected too. */
function requireUsable(
  { from, to }: RedirectRequest,
  existing: readonly Redirect[],
  paths: ReadonlySet<string>,
): void {
  const path = pathOfAddress(from)
  const ofPath = existing.filter((redirect) => pathOfAddress(redirect.from) === path)
  if (isReservedPath(path) || isFilePath(path)) throw badRequest('from', validationMessages.reserved)
  if (isTaken(from, paths)) throw badRequest('from', validationMessages.isPage)
  if (existing.some((redirect) => redirect.from === from))
    throw badRequest('from', validationMessages.redirected)
  if (!fitTogether([...ofPath, { from, to }])) throw badRequest('from', validationMessages.tooManyOfPath)
  if (!paths.has(pathOfAddress(to))) {
    const moved = existing.find((redirect) => redirect.from === pathOfAddress(to))
    throw badRequest('to', moved ? validationMessages.movedTo(moved.to) : validationMessages.published)
  }
  if (existing.filter(({ isManual }) => isManual).length >= apiLimits.redirects)
    throw badRequest('from', validationMessages.tooManyRedirects(apiLimits.redirects))
}
