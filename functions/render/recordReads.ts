import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { isPostUrl, postQueryOf } from './apiUrl.ts'
import { cardOf, isListAlike, newestFirst, type PostCard, postLists } from './postCards.ts'

interface RecordedReads {
  readUrl: RenderContext['readUrl']
  /** The response of each address, except those of posts. */
  responses: ReadonlyMap<string, unknown>
  /** All posts, if every response came from one state of the table: otherwise something changed in between. */
  consistentPosts(): PostCard[] | undefined
}

/** Records what a rendering of all pages reads. */
export function recordReads(readUrl: RenderContext['readUrl']): RecordedReads {
  const responses = new Map<string, unknown>()
  const texts = new Map<string, string>()
  const lists = new Map<string, BlogPostList>()
  const cards = new WeakMap<BlogPost, PostCard>()
  let isConsistent = true

  function cardOnce(post: BlogPost): PostCard {
    const card = cards.get(post) ?? cardOf(post)
    cards.set(post, card)
    return card
  }

  function record(url: string, response: unknown): void {
    if (isPostUrl(url)) return
    if (postQueryOf(url)) {
      // The handler validated the response against the row's schema.
      const list = response as BlogPostList
      lists.set(url, { ...list, posts: list.posts.map(cardOnce) })
      return
    }
    if (responses.get(url) === response) return
    const text = JSON.stringify(response)
    if ((texts.get(url) ?? text) !== text) isConsistent = false
    texts.set(url, text)
    responses.set(url, response)
  }

  return {
    responses,
    readUrl: async (url) => {
      const response = await readUrl(url)
      record(url, response)
      return response
    },
    consistentPosts() {
      const longest = [...lists].filter(([url]) => postQueryOf(url)?.perPage === limits.blogPageSizeMax)
      const posts = longest.flatMap(([, list]) => list.posts).sort(newestFirst)
      const listOf = postLists(posts)
      const isListed = [...lists].every(([url, list]) => {
        const query = postQueryOf(url)
        return query && isListAlike(list, listOf(query))
      })
      const isEachOnce = new Set(posts.map(({ id }) => id)).size === posts.length
      return isConsistent && isListed && isEachOnce ? posts : undefined
    },
  }
}
