import { matchEndpoint } from '#shared/api/match.ts'
import { PostQuery } from '#shared/api/queries.ts'

export function parseApiUrl(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://in-process')
  return { path: pathname, query: searchParams, match: matchEndpoint('GET', pathname) }
}

export function postQueryOf(url: string): PostQuery | undefined {
  const { query, match } = parseApiUrl(url)
  if (match?.key !== 'GET /api/blog/posts') return undefined
  return PostQuery.safeParse(Object.fromEntries(query)).data
}

export const isPostUrl = (url: string): boolean =>
  parseApiUrl(url).match?.key === 'GET /api/blog/posts/{slugOrId}'
