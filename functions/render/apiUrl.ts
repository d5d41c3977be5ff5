import { matchEndpoint } from '#shared/api/match.ts'

export function parseApiUrl(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://in-process')
  return { path: pathname, query: searchParams, match: matchEndpoint('GET', pathname) }
}
