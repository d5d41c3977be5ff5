import { BlogPost, type BlogPostList } from '#shared/entities/blogPost.ts'
import { keys, partitions } from '#shared/keys.ts'
import { getMany } from './getMany.ts'
import { postCount } from './postCounts.ts'
import { postKeys } from './postKeys.ts'
import { findOne, getOne } from './read.ts'

/** Which posts: page `page` (from 1) of `perPage` (at most 100), of all categories or of one. */
export interface PostsQuery {
  page: number
  perPage: number
  category?: string | undefined
}

/** One page of posts, newest first. A page past the end has no posts and the true totals. */
export async function postsPage({ page, perPage, category }: PostsQuery): Promise<BlogPostList> {
  const total = await postCount(category)
  const pages = Math.ceil(total / perPage)
  const posts = page > pages ? [] : await postsBetween((page - 1) * perPage, perPage, total, category)
  return { posts, total, pages }
}

/** A post by its slug, else by its id. */
export async function findPost(slugOrId: string): Promise<BlogPost | null> {
  return (
    (await findOne(BlogPost, 'byAddress', partitions.postSlug(slugOrId))) ??
    (await getOne(BlogPost, keys.post(slugOrId)))
  )
}

async function postsBetween(
  skip: number,
  count: number,
  total: number,
  category?: string,
): Promise<BlogPost[]> {
  const found = await getMany(await postKeys({ skip, count, total, category }))
  return found.map((item) => BlogPost.parse(item))
}
