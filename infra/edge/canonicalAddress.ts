import { canonicalPath, isFilePath, isPagePath, pathKey } from '#shared/documents/canonicalPath.ts'
import type { EdgeEvent, EdgeRequest, EdgeResponse } from './edgeEvent.ts'
import { queryOf } from './queryOf.ts'

/**
 * Viewer-request function of pages and files: `/Blog//X/` redirects to the canonical `/blog/x`, whose object is
 * `/blog/x/index.html`. `/blog?page=2` gets the object `/blog/page/2/index.html`.
 * CloudFront runs a subset of JavaScript: no destructuring, no `for...of`, no `?.`, no imports at run time.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request
  // These addresses may end in the id of a document, which may have capitals, dots and underscores.
  if (/^\/admin(?:\/[\w.-]+)*$/.test(request.uri)) {
    request.uri = '/app.html'
    return request
  }
  const path = canonicalPath(request.uri)
  // Only the addresses of an earlier system may have escapes, control characters or backslashes, which browsers read
  // as slashes. Such a path must not get into a Location header, so this does not redirect. No key is that long.
  if (!isPagePath(path) && !isFilePath(path)) {
    request.uri = path.length > 300 ? '/not-an-address/index.html' : `/${pathKey(path)}`
    return request
  }
  const numbered = /^\/blog\/page\/([0-9]{1,6})$/.exec(path)
  if (numbered) return redirectTo(numbered[1] === '1' ? '/blog' : `/blog?page=${numbered[1]}`)
  if (path === '/blog' && blogPage(request) === '1') {
    delete request.querystring.page
    return redirectTo(path + queryOf(request.querystring, []))
  }
  if (path !== request.uri) return redirectTo(path + queryOf(request.querystring, []))
  request.uri = objectOf(path, request)
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

function objectOf(path: string, request: EdgeRequest): string {
  if (isFilePath(path)) return path
  if (path === '/' && hasOldNumber(request)) return '/~home/index.html'
  const page = path === '/blog' ? blogPage(request) : ''
  return page === '' ? `/${pathKey(path)}` : `/blog/page/${page}/index.html`
}

/** True for addresses such as `/?p=7`, by which WordPress and other systems number pages. */
function hasOldNumber(request: EdgeRequest): boolean {
  for (const name in request.querystring) if (/^(?:id|p|page_id)$/i.test(name)) return true
  return false
}
