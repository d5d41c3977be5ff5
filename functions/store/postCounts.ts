import { PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#shared/keys.ts'
import { getOne, partitionOf } from './read.ts'
import type { Store } from './store.ts'

/** Of all posts, or of a category. Stored, since counting reads every key. */
export async function postCount(store: Store, category?: string): Promise<number> {
  const count = await getOne(store, PostCount, keys.postCount(category))
  return count?.total ?? 0
}

export async function recountPosts(store: Store, category?: string): Promise<number> {
  const total = await countKeys(store, category)
  await store.documents.send(
    new PutCommand({ TableName: store.tableName, Item: { ...keys.postCount(category), total } }),
  )
  return total
}

const PostCount = z.object({ total: z.number().check(z.int(), z.minimum(0)) })

async function countKeys(store: Store, category?: string): Promise<number> {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = partitionOf(store, partitions.posts(category), index)
  const pages = paginateQuery({ client: store.documents, pageSize: 10_000 }, { ...query, Select: 'COUNT' })
  let total = 0
  for await (const { Count = 0 } of pages) total += Count
  return total
}
