import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { faqListOf } from '../faqs/faqList.ts'
import { maxListLength } from '../store/published.ts'
import { parseApiUrl, postQueryOf } from './apiUrl.ts'
import { cardOf, type PostCard } from './postCards.ts'

/**
 * A rendering reads the longest lists of posts, which contain their full texts, and serves the blog's pages and the posts
 * from them. With ten thousand posts, that saves eleven thousand reads. It keeps a text until the page of its post has
 * read it, since all of them are hundreds of megabytes. The FAQs of a page come from the list of all FAQs. Every other
 * address is read once, so that all pages show one response.
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

  function readPosts(url: string): unknown {
    const { page = 1, perPage, category } = postQueryOf(url) ?? {}
    if (category !== undefined) return readUrl(url)
    if (perPage === limits.blogPageSizeMax) return longestList(page)
    return (perPage === limits.blogPageSize && blogPage(page)) || readUrl(url)
  }

  function readPost(url: string): unknown {
    const post = unreadPosts.get(url)
    unreadPosts.delete(url)
    return post ?? readUrl(url)
  }

  const responses = new Map<string, Promise<unknown>>()
  function readOnce(url: string): Promise<unknown> {
    const known = responses.get(url)
    if (known) return known
    const response = readUrl(url)
    responses.set(url, response)
    return response
  }

  async function faqsOf(servicePageId: string | null, url: string): Promise<unknown> {
    if (servicePageId === null) return readOnce(url)
    const { faqs } = await readShared('GET /api/faqs')
    return faqs.length < maxListLength
      ? faqListOf(faqs.filter((faq) => faq.servicePageId === servicePageId))
      : readUrl(url)
  }
  const readShared = typedReader(readOnce)

  return async (url) => {
    const { match, query } = parseApiUrl(url)
    switch (match?.key) {
      case 'GET /api/blog/posts':
        return readPosts(url)
      case 'GET /api/blog/posts/{slugOrId}':
        return readPost(url)
      case 'GET /api/faqs':
        return faqsOf(query.get('servicePageId'), url)
      default:
        return readOnce(url)
    }
  }
}
