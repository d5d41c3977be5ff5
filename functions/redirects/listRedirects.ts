import { serveStaff } from '../http/serveStaff.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { readRedirects } from '../store/desk/redirects.ts'
import { longAgo } from '../store/readable.ts'
import { servedRedirects } from '../store/servedRedirects.ts'

export const handler = serveStaff('GET /api/admin/redirects', async ({ store }) => {
  const { all, damaged } = await readRedirects(store)
  const served = new Set(servedRedirects(all, await publishedPaths(store)))
  return [
    ...all.map((redirect) => ({ ...redirect, isServed: served.has(redirect) })),
    ...damaged.map((from) => ({ ...unknown, from })),
  ]
})

const unknown = { to: '/', by: '', at: longAgo, isServed: false, isDamaged: true } as const
