import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

/** CloudFront's path patterns for the endpoints that write or need a session, which no cache may store. */
export function uncachedPatterns(): string[] {
  const rows = Object.entries<Endpoint>(endpoints).filter(
    ([key, row]) => row.access === 'staff' || !key.startsWith('GET '),
  )
  const patterns = rows.map(([key]) => key.slice(key.indexOf('/')).replace(/\{[^}]+\}/g, '*'))
  const others = patterns.filter((pattern) => !pattern.startsWith(staffArea))
  return [...new Set([`${staffArea}*`, ...others])].sort()
}

/** One pattern for all of it, since a distribution has 25 behaviors at most. */
const staffArea = '/api/admin/'
