import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, partitions } from '#shared/keys.ts'
import { partitionOf, primaryKeyOf } from './read.ts'
import type { Store } from './store.ts'

/** `count` posts after the newest `skip`, of `total` in all categories or in one. */
export interface PostKeysQuery {
  skip: number
  count: number
  total: number
  category?: string | undefined
}

/** The keys of a page of posts, newest first. Reads nothing but keys, and from whichever end is nearer. */
export async function postKeys(
  store: Store,
  { skip, count, total, category }: PostKeysQuery,
): Promise<Key[]> {
  const length = Math.min(count, total - skip)
  const older = total - skip - length
  if (older >= skip) return keysInOrder(store, { newestFirst: true, skip, count: length, category })
  return (await keysInOrder(store, { newestFirst: false, skip: older, count: length, category })).reverse()
}

interface KeyRange {
  newestFirst: boolean
  skip: number
  count: number
  category?: string | undefined
}

async function keysInOrder(store: Store, { newestFirst, skip, count, category }: KeyRange): Promise<Key[]> {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = { ...partitionOf(store, partitions.posts(category), index), ScanIndexForward: !newestFirst }
  const start = skip > 0 ? await lastSkippedKey(store, query, skip) : undefined
  if (skip > 0 && !start) return []
  const { Items = [] } = await store.documents.send(
    new QueryCommand({ ...query, Limit: count, ExclusiveStartKey: start }),
  )
  return Items.map(primaryKeyOf)
}

/** Undefined where nothing follows the skipped entries. The table sends their count, not the entries. */
async function lastSkippedKey(
  store: Store,
  query: ReturnType<typeof partitionOf>,
  skip: number,
): Promise<Key | undefined> {
  let left = skip
  let key: Key | undefined
  do {
    const { Count = 0, LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({ ...query, Select: 'COUNT', Limit: left, ExclusiveStartKey: key }),
    )
    left -= Count
    key = LastEvaluatedKey
  } while (key && left > 0)
  return key
}
