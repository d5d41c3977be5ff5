import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import type { Key } from '#shared/keys.ts'
import { type IndexName, table } from '#shared/table.ts'
import type { Store } from './store.ts'

/** No list of the site is longer, and no Query reads further. */
export const maxListLength = 1_000

export async function getOne<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  key: Key,
): Promise<z.output<Schema> | null> {
  const { Item } = await store.documents.send(new GetCommand({ TableName: store.tableName, Key: key }))
  return Item ? schema.parse(Item) : null
}

/** Consistent: it returns what a write a moment ago has left. */
export async function findItem(store: Store, key: Key): Promise<Record<string, unknown> | undefined> {
  const { Item } = await store.documents.send(
    new GetCommand({ TableName: store.tableName, Key: key, ConsistentRead: true }),
  )
  return Item
}

export async function findOne<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  { index, partition }: { index: IndexName; partition: string },
): Promise<z.output<Schema> | null> {
  const { Items = [] } = await store.documents.send(
    new QueryCommand({ ...partitionOf(store, partition, index), Limit: 1 }),
  )
  return Items[0] ? schema.parse(Items[0]) : null
}

export async function listItems(
  store: Store,
  partition: string,
  index?: IndexName,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  let start: Key | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({
        ...partitionOf(store, partition, index),
        Limit: maxListLength - items.length,
        ExclusiveStartKey: start,
      }),
    )
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start && items.length < maxListLength)
  return items
}

export function partitionOf(store: Store, partition: string, index?: IndexName): QueryCommandInput {
  return {
    TableName: store.tableName,
    IndexName: index,
    KeyConditionExpression: '#partition = :partition',
    ExpressionAttributeNames: {
      '#partition': index ? table.indexes[index].partitionKey : table.partitionKey,
    },
    ExpressionAttributeValues: { ':partition': partition },
  }
}

export const primaryKeyOf = (item: Record<string, unknown>): Key => ({
  [table.partitionKey]: String(item[table.partitionKey]),
  [table.sortKey]: String(item[table.sortKey]),
})
