import { limits } from '#shared/limits.ts'

/** `posts` is the first page of the post's category. */
export const relatedPosts = <Post extends { id: string }>(
  current: { id: string },
  posts: readonly Post[],
): Post[] => posts.filter((post) => post.id !== current.id).slice(0, limits.relatedPosts)
