import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { postQueryOf } from './apiUrl.ts'

/**
 * A rendering first reads the longest lists of posts, which contain their full texts, and serves the blog's pages and
 * the posts from them. With ten thousand posts, that saves eleven thousand reads.
 */
export function memoizedReads(readUrl: RenderContext['readUrl']): RenderContext['readUrl'] {
  const read = typedReader(readUrl)
  const longestLists = new Map<number, Promise<BlogPostList>>()
  const loaded: BlogPost[][] = []
  const postsByUrl = new Map<string, BlogPost>()
  let lastList: Promise<unknown> = Promise.resolve()
  let total = Number.POSITIVE_INFINITY

  async function readLongestList(page: number): Promise<BlogPostList> {
    const list = await read('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } })
    total = list.total
    loaded[page - 1] = list.posts
    for (const post of list.posts)
      postsByUrl.set(urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: post.slug } }), post)
    return list
  }

  function longestList(page: number): Promise<BlogPostList> {
    // Sequential, because the sitemap page requests all lists at once, which would overload the table.
    const known = longestLists.get(page)
    if (known) return known
    const list = lastList.then(() => readLongestList(page))
    longestLists.set(page, list)
    lastList = list
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
    if (perPage === limits.blogPageSizeMax) return longestList(page)
    return (perPage === limits.blogPageSize && blogPage(page)) || readUrl(url)
  }
}
