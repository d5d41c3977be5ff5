import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { partitionOf } from './read.ts'
import type { Store } from './store.ts'

/** Which keys: `count` of them after the newest `skip`, of `total` posts, of all categories or of one. */
export interface PostKeysQuery {
  skip: number
  count: number
  total: number
  category?: string | undefined
}

/** The keys of a page of posts, newest first. Reads from whichever end is nearer, and nothing but keys. */
export async function postKeys(
  store: Store,
  { skip, count, total, category }: PostKeysQuery,
): Promise<Key[]> {
  const wanted = Math.min(count, total - skip)
  const older = total - skip - wanted
  if (older >= skip) return keysInOrder(store, { newestFirst: true, skip, count: wanted, category })
  return (await keysInOrder(store, { newestFirst: false, skip: older, count: wanted, category })).reverse()
}

interface Stretch {
  newestFirst: boolean
  skip: number
  count: number
  category?: string | undefined
}

async function keysInOrder(store: Store, { newestFirst, skip, count, category }: Stretch): Promise<Key[]> {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = { ...partitionOf(store, partitions.posts(category), index), ScanIndexForward: !newestFirst }
  const from = skip > 0 ? await keyAfter(store, query, skip) : undefined
  if (skip > 0 && !from) return []
  const { Items = [] } = await store.documents.send(
    new QueryCommand({ ...query, Limit: count, ExclusiveStartKey: from }),
  )
  return Items.map(primaryKeyOf)
}

/** The key of the `skip`-th entry, to start after; undefined where there are no more than that. Only a count travels. */
async function keyAfter(
  store: Store,
  query: ReturnType<typeof partitionOf>,
  skip: number,
): Promise<Key | undefined> {
  let left = skip
  let from: Key | undefined
  do {
    // One answer counts at most 1 MB of keys and says where the next one starts.
    const { Count = 0, LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({ ...query, Select: 'COUNT', Limit: left, ExclusiveStartKey: from }),
    )
    left -= Count
    from = LastEvaluatedKey
  } while (from && left > 0)
  return from
}

const primaryKeyOf = (entry: Record<string, unknown>): Key => ({
  [table.partitionKey]: String(entry[table.partitionKey]),
  [table.sortKey]: String(entry[table.sortKey]),
})
