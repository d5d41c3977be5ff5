import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { type Key, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { partitionOf, primaryKeyOf } from '../read.ts'
import type { Store } from '../store.ts'
import { startOf } from './postStarts.ts'

/** `count` posts after the newest `skip`, of all categories or of one. */
export interface PostKeysQuery {
  skip: number
  count: number
  starts: readonly string[]
  category?: string | undefined
}

/** The keys of a page of posts, newest first. Reads nothing but keys, and few of the posts before. */
export async function postKeys(
  store: Store,
  { skip, count, starts, category }: PostKeysQuery,
): Promise<Key[]> {
  const start = startOf(starts, skip)
  const length = start.skip + count
  const query = { ...queryFrom(store, start.sortKey, category), ScanIndexForward: false, Limit: length }
  const found: Key[] = []
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) {
    found.push(...Items.map(primaryKeyOf))
    if (found.length >= length) break
  }
  return found.slice(start.skip, length)
}

function queryFrom(store: Store, sortKey: string | undefined, category: string | undefined) {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = partitionOf(store, partitions.posts(category), index)
  if (sortKey === undefined) return query
  return {
    ...query,
    KeyConditionExpression: `${query.KeyConditionExpression} AND #sort <= :sort`,
    ExpressionAttributeNames: { ...query.ExpressionAttributeNames, '#sort': table.indexes[index].sortKey },
    ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':sort': sortKey },
  }
}
