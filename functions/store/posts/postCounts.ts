import { PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { getOne, partitionOf } from '../read.ts'
import type { Store } from '../store.ts'
import { startsOf } from './postStarts.ts'

/** The number of all posts, or of those in a category. Stored, since counting reads every key. */
export async function postCount(store: Store, category?: string): Promise<PostCount> {
  return (await getOne(store, PostCount, keys.postCount(category))) ?? { total: 0, starts: [] }
}

export async function recountPosts(store: Store, category?: string): Promise<number> {
  const sortKeys = await sortKeysOf(store, category)
  const total = sortKeys.length
  const Item = { ...keys.postCount(category), total, starts: startsOf(sortKeys) }
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
  return total
}

type PostCount = z.infer<typeof PostCount>
const PostCount = z.object({
  total: z.number().check(z.int(), z.minimum(0)),
  starts: z._default(z.array(z.string()), []),
})

async function sortKeysOf(store: Store, category?: string): Promise<string[]> {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = partitionOf(store, partitions.posts(category), index)
  const sortKeys: string[] = []
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query))
    sortKeys.push(...Items.map((item) => String(item[table.indexes[index].sortKey])))
  return sortKeys
}
