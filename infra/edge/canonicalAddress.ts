import type { EdgeEvent, EdgeRequest, EdgeResponse } from './edgeEvent.ts'

/**
 * Viewer-request function of pages and files: `/Blog//X/` redirects to the canonical `/blog/x`, whose object is
 * `/blog/x/index.html`. `/blog?page=2` is the object `/blog/page/2/index.html`.
 * CloudFront runs a subset of JavaScript: no destructuring, no `for...of`, no `?.`, no imports at run time.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request
  // No page or file has another character in its name. An escape, a control character or a backslash (which browsers
  // read as a slash) therefore never reaches a Location header or the bucket.
  if (!/^\/[\w/.~-]*$/.test(request.uri)) {
    request.uri = '/not-an-address/index.html'
    return request
  }
  const canonical = canonicalPath(request.uri)
  const numbered = /^\/blog\/page\/([0-9]{1,6})$/.exec(canonical)
  if (numbered) return redirectTo(numbered[1] === '1' ? '/blog' : `/blog?page=${numbered[1]}`)
  if (canonical === '/blog' && blogPage(request) === '1') {
    delete request.querystring.page
    return redirectTo(canonical + queryOf(request))
  }
  if (canonical !== request.uri) return redirectTo(canonical + queryOf(request))
  request.uri = objectOf(canonical, blogPage(request))
  return request
}

function redirectTo(address: string): EdgeResponse {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: address }, 'cache-control': { value: 'public, max-age=3600' } },
  }
}

function blogPage(request: EdgeRequest): string {
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
  // The app shell and the 404 page are not pages: at their own addresses they are missing, with a true 404.
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
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]
      if (value) pairs.push(value.value === '' ? name : `${name}=${value.value}`)
    }
  }
  const query = pairs.join('&')
  return query !== '' && /^[\x21-\x7e]*$/.test(query) ? `?${query}` : ''
}
