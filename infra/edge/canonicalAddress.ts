import type { EdgeEvent, EdgeRequest, EdgeResponse } from './edgeEvent.ts'

/**
 * CloudFront viewer-request function of the pages: one address per page, and from the address to its object.
 * `/Blog//X/` answers one 301 to `/blog/x`; `/blog/x` becomes the object `/blog/x/index.html`, every address
 * of the staff area the app's shell; a file (`/feed.xml`) passes through. The pages of the blog have their
 * number in the query: `/blog?page=2` is the object `/blog/page/2/index.html`, and its only address.
 *
 * The edge runs a subset of JavaScript: no destructuring, no `for...of`, no `?.`, no imports at run time.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request
  // No page or file is called anything else. So nothing odd (an escape, a control character, a backslash that a
  // browser reads as a slash) ever reaches a Location header or the bucket: it is a name that is missing there.
  if (!/^\/[\w/.~-]*$/.test(request.uri)) {
    request.uri = '/not-an-address/index.html'
    return request
  }
  const canonical = canonicalPath(request.uri)
  const numbered = /^\/blog\/page\/([0-9]{1,6})$/.exec(canonical)
  if (numbered) return movedTo(numbered[1] === '1' ? '/blog' : `/blog?page=${numbered[1]}`)
  if (canonical === '/blog' && pageAsked(request) === '1') {
    delete request.querystring.page
    return movedTo(canonical + queryOf(request))
  }
  if (canonical !== request.uri) return movedTo(canonical + queryOf(request))
  request.uri = objectOf(canonical, pageAsked(request))
  return request
}

function movedTo(address: string): EdgeResponse {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: address }, 'cache-control': { value: 'public, max-age=3600' } },
  }
}

/** The page number that the query asks for, or nothing where it is none. */
function pageAsked(request: EdgeRequest): string {
  const page = request.querystring.page
  return page && /^[1-9][0-9]{0,5}$/.test(page.value) ? page.value : ''
}

function canonicalPath(uri: string): string {
  let path = uri.replace(/\/{2,}/g, '/')
  if (isFile(path) && !/\/index\.html$/i.test(path)) return path
  path = path.toLowerCase().replace(/\/index\.html$/, '/')
  if (path.length > 1) path = path.replace(/\/$/, '')
  return path
}

function objectOf(path: string, page: string): string {
  if (path === '/admin' || path.indexOf('/admin/') === 0) return '/app.html'
  if (path === '/') return '/index.html'
  if (path === '/blog' && page !== '') return `/blog/page/${page}/index.html`
  // The shell and the 404 screen are no pages: asked for by name they are missing, with a true 404.
  if (isFile(path) && !/\.html$/.test(path)) return path
  return `${path}/index.html`
}

function isFile(path: string): boolean {
  return /\.[A-Za-z0-9]{1,12}$/.test(path)
}

function queryOf(request: EdgeRequest): string {
  const pairs: string[] = []
  for (const name in request.querystring) {
    const parameter = request.querystring[name]
    if (!parameter) continue
    const values = parameter.multiValue || [parameter]
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at]
      if (value) pairs.push(value.value === '' ? name : `${name}=${value.value}`)
    }
  }
  const query = pairs.join('&')
  return query !== '' && /^[\x21-\x7e]*$/.test(query) ? `?${query}` : ''
}
