import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { isPostUrl, postQueryOf } from './apiUrl.ts'
import { cardOf } from './postCards.ts'

/**
 * Reads each address once, so that all pages show one response. The longest lists of posts contain full texts: from them
 * come the pages of the blog, and each post the first time that it is read. With ten thousand posts that saves eleven
 * thousand reads. A text stays no longer, since all of them are hundreds of megabytes.
 */
export function memoizedReads(readUrl: RenderContext['readUrl']): RenderContext['readUrl'] {
  const read = typedReader(readUrl)
  const responses = new Map<string, Promise<unknown>>()
  const unreadPosts = new Map<string, BlogPost>()
  const loaded: BlogPost[][] = []
  let total = Number.POSITIVE_INFINITY
  let lastList: Promise<unknown> = Promise.resolve()

  async function readLongestList(page: number): Promise<BlogPostList> {
    const list = await read('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } })
    total = list.total
    for (const post of list.posts)
      unreadPosts.set(urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: post.slug } }), post)
    const posts = list.posts.map(cardOf)
    loaded[page - 1] = posts
    return { ...list, posts }
  }

  /** One after the other: the site map page requests all of them at once, which would overload the table. */
  function longestList(page: number): Promise<BlogPostList> {
    const list = lastList.then(() => readLongestList(page))
    lastList = list.catch(() => undefined)
    return list
  }

  async function cards(url: string): Promise<BlogPostList> {
    const list = (await readUrl(url)) as BlogPostList // The handler validated it.
    return { ...list, posts: list.posts.map(cardOf) }
  }

  async function blogPage(page: number, url: string): Promise<unknown> {
    const posts = loaded.flat()
    if (posts.length !== total) return cards(url)
    const start = (page - 1) * limits.blogPageSize
    const pages = Math.ceil(total / limits.blogPageSize)
    return { posts: posts.slice(start, start + limits.blogPageSize), total, pages }
  }

  function readPost(url: string): Promise<unknown> {
    const post = unreadPosts.get(url)
    unreadPosts.delete(url)
    return post ? Promise.resolve(post) : readUrl(url)
  }

  function readNow(url: string): Promise<unknown> {
    const query = postQueryOf(url)
    if (!query) return readUrl(url)
    const { category, page, perPage } = query
    if (category === undefined && perPage === limits.blogPageSizeMax) return longestList(page)
    if (category === undefined && perPage === limits.blogPageSize) return blogPage(page, url)
    return cards(url)
  }

  return (url) => {
    const known = responses.get(url)
    if (known) return known
    if (isPostUrl(url)) return readPost(url)
    const response = readNow(url)
    responses.set(url, response)
    return response
  }
}
