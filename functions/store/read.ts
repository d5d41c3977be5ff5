import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import type { Key } from '#shared/keys.ts'
import { type IndexName, table } from '#shared/table.ts'
import type { Store } from './store.ts'

/** No list of the clinic's grows beyond this many; a Query stops here whatever the table holds. */
export const listBound = 1_000

/** The entity under a key, without its keys; null where there is none. */
export async function getOne<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  key: Key,
): Promise<z.output<Schema> | null> {
  const { Item } = await store.documents.send(new GetCommand({ TableName: store.tableName, Key: key }))
  return Item ? schema.parse(Item) : null
}

/** The one entity of an index's partition, without its keys; null where there is none. */
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

/** The items of a partition of the table, or of an index, in the order of their sort keys; at most `listBound`. */
export async function listItems(
  store: Store,
  partition: string,
  index?: IndexName,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  let from: Key | undefined
  do {
    // Each answer says where the next one starts, so these cannot run side by side.
    const { Items = [], LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({
        ...partitionOf(store, partition, index),
        Limit: listBound - items.length,
        ExclusiveStartKey: from,
      }),
    )
    items.push(...Items)
    from = LastEvaluatedKey
  } while (from && items.length < listBound)
  return items
}

/** The part of a Query that names what is read: a partition of the table, or of an index. */
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
