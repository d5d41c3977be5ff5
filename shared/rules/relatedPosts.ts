import { limits } from '../limits.ts'

/** The posts to show under a post: of its category's first page, without itself, at most three. */
export const relatedPosts = <Post extends { id: string }>(
  current: { id: string },
  posts: readonly Post[],
): Post[] => posts.filter((post) => post.id !== current.id).slice(0, limits.relatedPosts)
