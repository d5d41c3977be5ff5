import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { parseItem } from './parseItem.ts'
import { readable } from './readable.ts'
import { nameOf, remembered } from './snapshot.ts'
import type { Item, Store } from './store.ts'

/** Strongly consistent, like every read of the store, so that a read after a write returns the written item. */
export const findItem = (store: Store, key: Key): Promise<Item | undefined> =>
  remembered(store, nameOf(key), async () => {
    const { Item } = await store.documents.send(
      new GetCommand({ TableName: store.tableName, Key: key, ConsistentRead: true }),
    )
    return Item
  })

/** @throws {UnreadableItem} */
export async function getOne<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  key: Key,
): Promise<z.output<Schema> | null> {
  const item = await findItem(store, key)
  return item ? parseItem(schema, item) : null
}

/** Null also if the item is damaged, for an item without which the caller can go on. */
export async function getIntact<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  key: Key,
): Promise<z.output<Schema> | null> {
  const item = await findItem(store, key)
  const [intact] = item ? readable(store, schema, [item]) : []
  return intact ?? null
}

interface ItemQuery {
  /** The first and the last sort key; without them, the whole partition. */
  between?: readonly [first: string, last: string]
  descending?: boolean
  /** Besides the key. */
  attributes?: readonly string[]
  /** The largest number of items in a response, which has at most 1 MB. */
  pageSize?: number
}

/** The items of a partition in the order of their sort keys. A page is read when the caller needs it. */
export async function* queryItems(
  { documents, tableName }: Store,
  partition: string,
  { between, descending = false, attributes, pageSize }: ItemQuery = {},
): AsyncGenerator<Item, void> {
  const projected = attributes && [...new Set([table.partitionKey, table.sortKey, ...attributes])]
  const names = Object.fromEntries(projected?.map((name) => [`#${name}`, name]) ?? [])
  const pages = paginateQuery(
    { client: documents, ...(pageSize !== undefined && { pageSize }) },
    {
      TableName: tableName,
      KeyConditionExpression: `#partition = :partition${between ? ' AND #sort BETWEEN :first AND :last' : ''}`,
      ...(projected && { ProjectionExpression: Object.keys(names).join(', ') }),
      ExpressionAttributeNames: {
        ...names,
        '#partition': table.partitionKey,
        ...(between && { '#sort': table.sortKey }),
      },
      ExpressionAttributeValues: {
        ':partition': partition,
        ...(between && { ':first': between[0], ':last': between[1] }),
      },
      ScanIndexForward: !descending,
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) yield* Items
}

export const allItems = (store: Store, partition: string, query: ItemQuery = {}): Promise<Item[]> =>
  Array.fromAsync(queryItems(store, partition, query))

/** The readable items of a partition. `salvage` as in `readable`. */
export const getAll = async <Schema extends z.ZodMiniType, Saved = never>(
  store: Store,
  schema: Schema,
  partition: string,
  { salvage, ...query }: ItemQuery & { salvage?: (item: Item) => Saved | undefined } = {},
): Promise<(z.output<Schema> | Saved)[]> =>
  readable(store, schema, await allItems(store, partition, query), salvage)
