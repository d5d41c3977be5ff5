import { setTimeout as wait } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Item, Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

/** That read nothing. */
const attempts = 4
/** Milliseconds before the second attempt, doubled each time. */
const firstPause = 20

const batchSize = 100

/** The items of keys in their order, without those that do not exist. One batch after the other, since the site may be in use. */
export async function getMany(store: Store, all: readonly Key[]): Promise<Item[]> {
  const items: Item[] = []
  for (let start = 0; start < all.length; start += batchSize)
    items.push(...(await getBatch(store, all.slice(start, start + batchSize))))
  return items
}

async function getBatch({ documents, tableName }: Store, batch: readonly Key[]): Promise<Item[]> {
  const found = new Map<string, Item>()
  let missing: Key[] = [...batch]
  let failed = 0
  while (missing.length > 0) {
    if (failed === attempts) throw new Unavailable('The table left out part of a batch')
    if (failed > 0) await wait(firstPause * 2 ** (failed - 1))
    const RequestItems = { [tableName]: { Keys: missing, ConsistentRead: true } }
    const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand({ RequestItems }))
    for (const item of Responses?.[tableName] ?? []) found.set(nameOf(item), item)
    const unprocessed = UnprocessedKeys?.[tableName]?.Keys ?? []
    // A response has a limited size: what large items left out is read at once.
    failed = unprocessed.length < missing.length ? 0 : failed + 1
    missing = unprocessed
  }
  return batch.map((key) => found.get(nameOf(key))).filter((item) => item !== undefined)
}

const nameOf = (key: Record<string, unknown>) => `${key[table.partitionKey]}\n${key[table.sortKey]}`
