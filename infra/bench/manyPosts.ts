import { seed } from '#shared/content/seed.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { addDocuments } from '../../functions/store/addDocuments.ts'
import type { Store } from '../../functions/store/store.ts'

/** Adds copies of the seed's posts, an hour apart. */
export async function addPosts(store: Store, from: number, to: number): Promise<void> {
  const posts = Array.from({ length: to - from }, (_, index) => addedPost(from + index))
  await addDocuments(
    store,
    'post',
    posts.map((post) => [post.id, { ...post }]),
  )
}

/** The higher the index, the newer the post. */
export function addedPost(index: number): BlogPost {
  const model = seed.posts[index % seed.posts.length]
  if (!model) throw new Error('The seed has no posts')
  const createdAt = new Date(Date.UTC(2020, 0, 1, index)).toISOString()
  return { ...model, id: `bench-${index}`, slug: `bench-${index}-${model.slug}`, createdAt }
}
