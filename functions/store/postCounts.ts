import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { getOne, partitionOf } from './read.ts'
import type { Store } from './store.ts'

/** How many posts there are, in all or in a category; kept beside them, since counting would read every key. */
export async function postCount(store: Store, category?: string): Promise<number> {
  const count = await getOne(store, PostCount, keys.postCount(category))
  return count?.total ?? 0
}

/** Counts the posts by their keys and keeps the count; returns it. */
export async function recountPosts(store: Store, category?: string): Promise<number> {
  const total = await countKeys(store, category)
  await store.documents.send(
    new PutCommand({ TableName: store.tableName, Item: { ...keys.postCount(category), total } }),
  )
  return total
}

const PostCount = z.object({ total: z.number().check(z.int(), z.minimum(0)) })

async function countKeys(store: Store, category?: string): Promise<number> {
  const query = partitionOf(
    store,
    partitions.posts(category),
    category === undefined ? 'postsByDate' : 'postsByCategory',
  )
  let total = 0
  let from: Key | undefined
  do {
    // One answer counts at most 1 MB of keys and says where the next one starts.
    const { Count = 0, LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({ ...query, Select: 'COUNT', Limit: 10_000, ExclusiveStartKey: from }),
    )
    total += Count
    from = LastEvaluatedKey
  } while (from)
  return total
}
