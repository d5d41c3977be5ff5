import { serveStaff } from '../http/serveStaff.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { redirects } from '../store/desk/redirects.ts'
import { servedRedirects } from '../store/servedRedirects.ts'

export const handler = serveStaff('GET /api/admin/redirects', async ({ store }) => {
  const all = await redirects(store)
  const served = new Set(servedRedirects(all, await publishedPaths(store)))
  return all.map((redirect) => ({ ...redirect, isServed: served.has(redirect) }))
})
