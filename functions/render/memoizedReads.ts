import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'

/**
 * Reads that ask for no post twice. A rendering begins with the longest lists of all posts, which hold them whole:
 * from these come the blog's pages and each post's own page. Of ten thousand posts the pages alone would be eleven
 * thousand questions more. What those lists do not have is asked for.
 */
export function memoizedReads(read: RenderContext['readUrl']): RenderContext['readUrl'] {
  const lists: BlogPost[][] = []
  const byAddress = new Map<string, BlogPost>()
  let total = Number.POSITIVE_INFINITY

  const pageOfBlog = (url: string): BlogPostList | undefined => {
    const number = Number(blogPage.exec(url)?.[1])
    if (Number.isNaN(number)) return undefined
    const posts = lists.flat()
    if (posts.length !== total) return undefined
    const from = (number - 1) * limits.blogPageSize
    return {
      posts: posts.slice(from, from + limits.blogPageSize),
      total,
      pages: Math.ceil(total / limits.blogPageSize),
    }
  }

  const longest = async (url: string, number: number): Promise<BlogPostList> => {
    // The handler checked the answer against its schema a moment ago.
    const list = (await read(url)) as BlogPostList
    total = list.total
    lists[number - 1] = list.posts
    for (const post of list.posts) byAddress.set(`/api/blog/posts/${post.slug}`, post)
    return list
  }
  const asked = new Map<string, Promise<BlogPostList>>()

  return async (url) => {
    const known = byAddress.get(url) ?? pageOfBlog(url) ?? asked.get(url)
    if (known) return known
    const number = Number(longestList.exec(url)?.[1])
    if (Number.isNaN(number)) return read(url)
    const list = longest(url, number)
    asked.set(url, list)
    return list
  }
}

const listOf = (size: number) => new RegExp(`^/api/blog/posts\\?page=(\\d+)&perPage=${size}$`)
const longestList = listOf(limits.blogPageSizeMax)
const blogPage = listOf(limits.blogPageSize)
