import type { RenderContext } from '#shared/rendering.ts'
import { parseApiUrl } from './apiUrl.ts'

/** Memoizes the reads that many pages share. Reads of a single page are not stored, since there may be thousands. */
export function memoizeShared(): RenderContext['memoize'] {
  const results = new Map<string, Promise<unknown>>()
  return (url, read) => {
    const known = results.get(url)
    if (known) return known
    const result = read()
    if (!isReadByOnePage(url)) results.set(url, result)
    return result
  }
}

function isReadByOnePage(url: string): boolean {
  const { query, match } = parseApiUrl(url)
  switch (match?.key) {
    case 'GET /api/blog/posts/{slugOrId}':
    case 'GET /api/treatment-pages/{category}/{path+}':
      return true
    case 'GET /api/faqs':
      return query.has('servicePageId')
    case 'GET /api/blog/posts':
      return query.has('perPage')
    default:
      return false
  }
}
