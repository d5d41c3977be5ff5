import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { postItem } from '../../functions/store/items.ts'
import { recountPosts } from '../../functions/store/postCounts.ts'
import type { Store } from '../../functions/store/store.ts'

/** Writes so many posts into the store's table, made of real ones, an hour apart. */
export async function fillWithPosts(
  store: Store,
  amount: number,
  models: readonly BlogPost[],
): Promise<void> {
  const items = Array.from({ length: amount }, (_, index) => postItem(postOf(index, models)))
  for (let at = 0; at < items.length; at += 25) {
    await store.documents.send(
      new BatchWriteCommand({
        RequestItems: {
          [store.tableName]: items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    )
  }
  await recountPosts(store)
}

function postOf(index: number, models: readonly BlogPost[]): BlogPost {
  const model = models[index % models.length]
  if (!model) throw new Error('There is no post to make others of')
  return {
    ...model,
    id: `bench-${index}`,
    slug: `bench-${index}-${model.slug}`,
    createdAt: new Date(Date.UTC(2020, 0, 1, index)).toISOString(),
  }
}
