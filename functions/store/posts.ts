import type { PostQuery } from '#shared/api/queries.ts'
import { postPath } from '#shared/documents/paths.ts'
import { BlogPost, type BlogPostList } from '#shared/entities/blogPost.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { findAddress } from './desk/addresses.ts'
import { findPublished, listPublished } from './published.ts'
import type { Store } from './store.ts'

/** Newest first. A page past the end has no posts, but correct totals. */
export async function postsPage(store: Store, { page, perPage, category }: PostQuery): Promise<BlogPostList> {
  const { documents, total } = await listPublished(store, 'post', BlogPost, {
    ...(category !== undefined && {
      isListed: ({ category: own = '' }) => textKey(own) === textKey(category),
    }),
    first: (page - 1) * perPage,
    count: perPage,
  })
  return { posts: documents, total, pages: Math.ceil(total / perPage) }
}

export async function findPost(store: Store, slugOrId: string): Promise<BlogPost | null> {
  const id = await findAddress(store, 'post', postPath({ slug: slugOrId }))
  const post = id === undefined ? null : await findPublished(store, BlogPost, { kind: 'post', id })
  return post?.slug === slugOrId ? post : findPublished(store, BlogPost, { kind: 'post', id: slugOrId })
}
