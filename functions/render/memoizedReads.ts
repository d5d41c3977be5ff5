import { PostQuery } from '#shared/api/queries.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { parseApiUrl } from './apiUrl.ts'

/**
 * Reads that fetch no post twice. A rendering begins with the longest lists of all posts, which hold them whole: the
 * blog's pages and each post's own page come from these. With ten thousand posts, the pages alone would need eleven
 * thousand reads more. Whatever those lists lack is read.
 */
export function memoizedReads(readUrl: RenderContext['readUrl']): RenderContext['readUrl'] {
  const longestLists = new Map<number, Promise<BlogPostList>>()
  const loaded: BlogPost[][] = []
  const postsByUrl = new Map<string, BlogPost>()
  let total = Number.POSITIVE_INFINITY

  async function readLongestList(url: string, page: number): Promise<BlogPostList> {
    // The handler validates each response against the row's schema.
    const list = (await readUrl(url)) as BlogPostList
    total = list.total
    loaded[page - 1] = list.posts
    for (const post of list.posts)
      postsByUrl.set(urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: post.slug } }), post)
    return list
  }

  function longestList(url: string, page: number): Promise<BlogPostList> {
    const list = longestLists.get(page) ?? readLongestList(url, page)
    longestLists.set(page, list)
    return list
  }

  function blogPage(page: number): BlogPostList | undefined {
    const posts = loaded.flat()
    if (posts.length !== total) return undefined
    const start = (page - 1) * limits.blogPageSize
    const pages = Math.ceil(total / limits.blogPageSize)
    return { posts: posts.slice(start, start + limits.blogPageSize), total, pages }
  }

  return async (url) => {
    const post = postsByUrl.get(url)
    if (post) return post
    const { page = 1, perPage, category } = postQueryOf(url) ?? {}
    if (category !== undefined) return readUrl(url)
    if (perPage === limits.blogPageSizeMax) return longestList(url, page)
    return (perPage === limits.blogPageSize && blogPage(page)) || readUrl(url)
  }
}

function postQueryOf(url: string): PostQuery | undefined {
  const { query, match } = parseApiUrl(url)
  if (match?.key !== 'GET /api/blog/posts') return undefined
  return PostQuery.safeParse(Object.fromEntries(query)).data
}
