import { apiAddresses } from '../../testing/apiAddresses.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'
import { everyPage } from '../everyPage.ts'
import type { RawRequest } from '../hostile/wire.ts'

/** A request for every route: pages and their files, the API of visitors and of staff, and addresses that do not exist. */
export async function everyRoute(site: string, cookie: string): Promise<RawRequest[]> {
  const pages = await everyPage(site)
  const get = (path: string): RawRequest => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })
  const asStaff = (path: string): RawRequest => ({ ...get(path), headers: { cookie } })
  const post = (path: string, body: object): RawRequest => ({
    method: 'POST',
    path,
    headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  return [
    ...[...pages.keys()].map(get),
    ...filesOf([...pages.values()]).map(get),
    ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/favicon.svg'].map(get),
    ...(await apiAddresses(site)).map(get),
    ...['/admin', '/admin/service-pages', '/Blog/', '/blog/page/2', '/blog?page=1'].map(get),
    ...['/no-such-page', '/blog/none', '/assets/none.js', '/media/none.webp', '/tiles/none'].map(get),
    ...['/api/none', '/api/reviews/none', '/api/blog/posts/none', '/api/blog/posts?page=0'].map(get),
    ...['/api/admin/session', '/api/admin/service-pages'].map(asStaff),
    get('/api/admin/session'),
    post('/api/client-errors', { message: 'Under load', path: '/' }),
    post('/api/admin/session', { username: 'nobody', password: 'not the password' }),
    post('/api/client-errors', { wrong: true }),
    { ...get('/api/reviews'), method: 'DELETE' },
  ]
}

/** The site's own files to which pages refer. */
function filesOf(pages: readonly string[]): string[] {
  const named = pages.flatMap((page) =>
    Array.from(page.matchAll(/(?:src|href|data-scripts)="([^"]*)"/g), ([, addresses = '']) =>
      addresses.split(' '),
    ).flat(),
  )
  return [...new Set(named)]
    .filter((address) => /^\/(assets|art|icons|forms)\/[\w/.-]+$/.test(address))
    .sort()
}
