import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { environment } from '../environment.ts'
import { documents } from './client.ts'
import { getOne, partitionOf } from './read.ts'

/** How many posts there are, in all or in a category; kept beside them, since counting would read every key. */
export async function postCount(category?: string): Promise<number> {
  const count = await getOne(PostCount, keys.postCount(category))
  return count?.total ?? 0
}

/** Counts the posts by their keys and keeps the count; returns it. */
export async function recountPosts(category?: string): Promise<number> {
  const total = await countKeys(category)
  await documents().send(
    new PutCommand({ TableName: environment.tableName, Item: { ...keys.postCount(category), total } }),
  )
  return total
}

const PostCount = z.object({ total: z.number().check(z.int(), z.minimum(0)) })

async function countKeys(category?: string): Promise<number> {
  const query = partitionOf(
    partitions.posts(category),
    category === undefined ? 'postsByDate' : 'postsByCategory',
  )
  let total = 0
  let from: Key | undefined
  do {
    // One answer counts at most 1 MB of keys and says where the next one starts.
    const { Count = 0, LastEvaluatedKey } = await documents().send(
      new QueryCommand({ ...query, Select: 'COUNT', Limit: 10_000, ExclusiveStartKey: from }),
    )
    total += Count
    from = LastEvaluatedKey
  } while (from)
  return total
}
