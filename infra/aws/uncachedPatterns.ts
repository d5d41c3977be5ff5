import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

/** CloudFront's path patterns for the endpoints that write or need a session, which no cache may store. */
export function uncachedPatterns(): string[] {
  const rows = Object.entries<Endpoint>(endpoints).filter(
    ([key, row]) => row.access === 'staff' || !key.startsWith('GET '),
  )
  const patterns = rows.map(([key]) => key.slice(key.indexOf('/')).replace(/\{[^}]+\}/g, '*'))
  return [...new Set(patterns)].sort()
}
