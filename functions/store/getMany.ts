import { setTimeout as wait } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { nameOf } from './snapshot.ts'
import type { Item, Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

/** Consecutive attempts that read nothing. */
const maxFailures = 4
/** Milliseconds before the second attempt, doubled each time. */
const firstPause = 20

const batchSize = 100

/** The existing items, in the order of the keys. Batches are sequential, to leave the table's capacity to visitors. */
export async function getMany(store: Store, all: readonly Key[]): Promise<Item[]> {
  const known = store.known ?? new Map<string, Promise<unknown>>()
  const unread = all.filter((key) => !known.has(nameOf(key)))
  for (let start = 0; start < unread.length; start += batchSize)
    for (const item of await getBatch(store, unread.slice(start, start + batchSize)))
      known.set(nameOf(item), Promise.resolve(item))
  const items = await Promise.all(all.map((key) => known.get(nameOf(key))))
  return items.filter((item): item is Item => item !== undefined)
}

async function getBatch({ documents, tableName }: Store, batch: readonly Key[]): Promise<Item[]> {
  const found: Item[] = []
  let missing: Key[] = [...batch]
  let failed = 0
  while (missing.length > 0) {
    if (failed === maxFailures) throw new Unavailable('The table left out part of a batch')
    if (failed > 0) await wait(firstPause * 2 ** (failed - 1))
    const RequestItems = { [tableName]: { Keys: missing, ConsistentRead: true } }
    const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand({ RequestItems }))
    found.push(...(Responses?.[tableName] ?? []))
    const unprocessed = UnprocessedKeys?.[tableName]?.Keys ?? []
    // DynamoDB limits the size of a response. The items that did not fit are read without a pause.
    failed = unprocessed.length < missing.length ? 0 : failed + 1
    missing = unprocessed
  }
  return found
}
