import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { postQueryOf } from './apiUrl.ts'
import { cardOf, type PostCard } from './postCards.ts'

/**
 * A rendering reads the longest lists of posts, which contain their full texts, and serves the blog's pages and the posts
 * from them. With ten thousand posts, that saves eleven thousand reads. It keeps a text until the page of its post has
 * read it, since all of them are hundreds of megabytes.
 */
export function memoizedReads(readUrl: RenderContext['readUrl']): RenderContext['readUrl'] {
  const read = typedReader(readUrl)
  const longestLists = new Map<number, Promise<BlogPostList>>()
  const loaded: PostCard[][] = []
  const unreadPosts = new Map<string, BlogPost>()
  let lastList: Promise<unknown> = Promise.resolve()
  let total = Number.POSITIVE_INFINITY

  async function readLongestList(page: number): Promise<BlogPostList> {
    const list = await read('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } })
    total = list.total
    for (const post of list.posts)
      unreadPosts.set(urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: post.slug } }), post)
    const posts = list.posts.map(cardOf)
    loaded[page - 1] = posts
    return { ...list, posts }
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
    const post = unreadPosts.get(url)
    if (post) {
      unreadPosts.delete(url)
      return post
    }
    const { page = 1, perPage, category } = postQueryOf(url) ?? {}
    if (category !== undefined) return readUrl(url)
    if (perPage === limits.blogPageSizeMax) return longestList(page)
    return (perPage === limits.blogPageSize && blogPage(page)) || readUrl(url)
  }
}
