import { isDeepStrictEqual } from 'node:util'
import type { PostQuery } from '#shared/api/queries.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import { plainTextOf } from '#shared/rules/excerpt.ts'
import { xmlText } from './xml.ts'

/** What lists show of a post: of its text no more than an excerpt needs. `updatedAt` is for the sitemap alone. */
export type PostCard = BlogPost

export function cardOf({ seo: _, content, ...post }: BlogPost): PostCard {
  // An excerpt has characters of up to two code units, and markers of facts that may be longer than their facts.
  const text = plainTextOf(content).slice(0, 8 * limits.excerptLength)
  return { ...post, excerpt: '', content: xmlText(text) }
}

/** Whether pages that show the posts in a list show the same. */
export const isShownAlike = (one: PostCard, other: PostCard): boolean =>
  one === other || isDeepStrictEqual({ ...one, updatedAt: '' }, { ...other, updatedAt: '' })

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

export const isListAlike = (one: BlogPostList, other: BlogPostList): boolean =>
  one.total === other.total &&
  one.posts.length === other.posts.length &&
  one.posts.every((post, index) => {
    const beside = other.posts[index]
    return beside !== undefined && isShownAlike(post, beside)
  })
