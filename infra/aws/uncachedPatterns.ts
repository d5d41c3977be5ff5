import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

/**
 * The addresses of the API that no cache may see, as CloudFront patterns: those of every row that needs a
 * session or writes. There cookies and every header but Host reach the function.
 */
export function uncachedPatterns(): string[] {
  const rows = Object.entries<Endpoint>(endpoints).filter(
    ([key, row]) => row.access === 'staff' || !key.startsWith('GET '),
  )
  const patterns = rows.map(([key]) => key.slice(key.indexOf('/')).replace(/\{[^}]+\}/g, '*'))
  return [...new Set(patterns)].sort()
}
