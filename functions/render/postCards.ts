import { isDeepStrictEqual } from 'node:util'
import type { PostQuery } from '#shared/api/queries.ts'
import { hasMarkers, withFacts } from '#shared/documents/factMarkers.ts'
import { shownPostOf } from '#shared/documents/shownPosts.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { Site } from '#shared/entities/site.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'
import { xmlText } from './xml.ts'

/** A post of a list, with no more of its text than an excerpt needs. `updatedAt` is for the sitemap. */
export type PostCard = BlogPost

export function cardOf({ seo: _, content, ...post }: BlogPost): PostCard {
  return { ...post, excerpt: '', content: ownText(xmlText(startOf(plainTextOf(content)))) }
}

/** An excerpt has characters of up to two code units, and markers of facts that may be longer than their facts. */
function startOf(text: string): string {
  const longest = text.slice(0, 8 * limits.excerptLength)
  return (hasMarkers(longest) ? longest : longest.slice(0, 2 * limits.excerptLength)).trimEnd()
}

/** A part of a string keeps all of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()

export const newestFirst = (one: PostCard, other: PostCard): number =>
  sortKey(one) < sortKey(other) ? 1 : -1

const sortKey = ({ createdAt, id }: PostCard) => `${createdAt}#${id}`

/** The lists that the API has of these posts, which are sorted. */
export function postLists(cards: readonly PostCard[]): (query: PostQuery) => BlogPostList {
  const byCategory = Map.groupBy(cards, ({ category }) => category)
  return ({ page, perPage, category }) => {
    const all = category === undefined ? cards : (byCategory.get(category) ?? [])
    const posts = all.slice((page - 1) * perPage, page * perPage)
    return { posts, total: all.length, pages: Math.ceil(all.length / perPage) }
  }
}

/** Whether two lists are of the same posts. */
export const isListAlike = (one: BlogPostList, other: BlogPostList): boolean =>
  one.total === other.total &&
  areAlike(
    one.posts,
    other.posts,
    (post, beside) =>
      post === beside || isDeepStrictEqual({ ...post, updatedAt: '' }, { ...beside, updatedAt: '' }),
  )

/** Whether pages that show posts of a list show the same of both. */
export function isShownAlike(
  one: readonly PostCard[],
  other: readonly PostCard[],
  { query, site }: { query: PostQuery; site: Site },
): boolean {
  const shownOf = (post: PostCard) =>
    shownPostOf(
      {
        ...post,
        title: withFacts(post.title, site),
        category: withFacts(post.category, site),
        content: withFacts(post.content, site),
      },
      query,
    )
  return areAlike(
    one,
    other,
    (post, beside) => post === beside || isDeepStrictEqual(shownOf(post), shownOf(beside)),
  )
}

function areAlike<Entry>(
  one: readonly Entry[],
  other: readonly Entry[],
  isAlike: (one: Entry, other: Entry) => boolean,
): boolean {
  return (
    one.length === other.length &&
    one.every((entry, index) => {
      const beside = other[index]
      return beside !== undefined && isAlike(entry, beside)
    })
  )
}
