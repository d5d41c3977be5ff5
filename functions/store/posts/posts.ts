import type { PostQuery } from '#shared/api/queries.ts'
import { BlogPost, type BlogPostList } from '#shared/entities/blogPost.ts'
import { keys, partitions } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { findOne, getOne } from '../read.ts'
import type { Store } from '../store.ts'
import { postCount } from './postCounts.ts'
import { type PostKeysQuery, postKeys } from './postKeys.ts'

/** Newest first. A page past the end has no posts and the true totals. */
export async function postsPage(store: Store, { page, perPage, category }: PostQuery): Promise<BlogPostList> {
  const { total, starts } = await postCount(store, category)
  const pages = Math.ceil(total / perPage)
  const skip = (page - 1) * perPage
  const query = { skip, count: Math.min(perPage, total - skip), starts, category }
  return { posts: page > pages ? [] : await readPosts(store, query), total, pages }
}

export async function findPost(store: Store, slugOrId: string): Promise<BlogPost | null> {
  return (
    (await findOne(store, BlogPost, { index: 'byAddress', partition: partitions.postSlug(slugOrId) })) ??
    (await getOne(store, BlogPost, keys.post(slugOrId)))
  )
}

async function readPosts(store: Store, query: PostKeysQuery): Promise<BlogPost[]> {
  const items = await getMany(store, await postKeys(store, query))
  return items.map((item) => BlogPost.parse(item))
}
