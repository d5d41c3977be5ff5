import { matchEndpoint } from '#shared/api/match.ts'
import { PostQuery } from '#shared/api/queries.ts'
import { shownPosts } from '#shared/documents/shownPosts.ts'

export function parseApiUrl(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://in-process')
  return { path: pathname, query: searchParams, match: matchEndpoint('GET', pathname) }
}

/** The query in the address of a list of posts. */
export function postQueryOf(url: string): PostQuery | undefined {
  const { query, match } = parseApiUrl(url)
  if (match?.key !== 'GET /api/blog/posts') return undefined
  return PostQuery.safeParse(Object.fromEntries(query)).data
}

/** How many posts of the list at an address pages show. */
export function shownPostsAt(url: string): number | undefined {
  const query = postQueryOf(url)
  return query && shownPosts(parseApiUrl(url).query.has('perPage') ? query : { category: query.category })
}

export const isPostUrl = (url: string): boolean =>
  parseApiUrl(url).match?.key === 'GET /api/blog/posts/{slugOrId}'
