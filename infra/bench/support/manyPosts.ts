import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { seed } from '#shared/content/seed.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import { itemOf } from '../../../functions/store/items.ts'
import type { Store } from '../../../functions/store/store.ts'

/** Adds copies of the seed's posts, an hour apart. */
export async function addPosts(store: Store, from: number, to: number): Promise<void> {
  const requests = Array.from({ length: to - from }, (_, index) => addedPost(from + index)).map((post) => ({
    PutRequest: { Item: itemOf({ kind: 'post', id: post.id }, post) },
  }))
  for (let at = 0; at < requests.length; at += 25) {
    const RequestItems = { [store.tableName]: requests.slice(at, at + 25) }
    await store.documents.send(new BatchWriteCommand({ RequestItems }))
  }
  await rebuildDirectory(store, ['post'])
}

/** The higher the index, the newer. */
export function addedPost(index: number): BlogPost {
  const model = seed.posts[index % seed.posts.length]
  if (!model) throw new Error('The seed has no posts')
  const createdAt = new Date(Date.UTC(2020, 0, 1, index)).toISOString()
  return { ...model, id: `bench-${index}`, slug: `bench-${index}-${model.slug}`, createdAt }
}
