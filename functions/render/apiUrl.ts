import { matchEndpoint } from '#shared/api/match.ts'

/** The endpoint that a GET of the address reaches, with its parameters, still encoded, and its query. */
export function parseApiUrl(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://in-process')
  return { path: pathname, query: searchParams, match: matchEndpoint('GET', pathname) }
}
