import type { PostQuery } from '#shared/api/queries.ts'
import { postPath } from '#shared/documents/paths.ts'
import { BlogPost, type BlogPostList } from '#shared/entities/blogPost.ts'
import { keys } from '#shared/keys.ts'
import { findAddress } from './desk/addresses.ts'
import { listPublished } from './published.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

/** Newest first. A page past the end has no posts and the true totals. */
export async function postsPage(store: Store, { page, perPage, category }: PostQuery): Promise<BlogPostList> {
  const { documents, total } = await listPublished(store, 'post', BlogPost, {
    ...(category !== undefined && { isListed: (row) => row.category === category }),
    first: (page - 1) * perPage,
    count: perPage,
  })
  return { posts: documents, total, pages: Math.ceil(total / perPage) }
}

export async function findPost(store: Store, slugOrId: string): Promise<BlogPost | null> {
  const id = await findAddress(store, 'post', postPath({ slug: slugOrId }))
  const post = id === undefined ? null : await getOne(store, BlogPost, keys.document('post', id))
  return post?.slug === slugOrId ? post : getOne(store, BlogPost, keys.document('post', slugOrId))
}
