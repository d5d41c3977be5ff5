import { setTimeout as wait } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

const attempts = 4
/** Milliseconds before the second attempt, doubled each time. */
const firstPause = 20

/** At most 100 keys. Items keep their order, without those that do not exist. */
export async function getMany(
  store: Store,
  all: readonly Key[],
  { consistent = false }: { consistent?: boolean } = {},
): Promise<Record<string, unknown>[]> {
  const found = new Map<string, Record<string, unknown>>()
  let missing = all
  for (let attempt = 0; missing.length > 0; attempt++) {
    if (attempt === attempts) throw new Unavailable('The table left out part of a batch')
    if (attempt > 0) await wait(firstPause * 2 ** (attempt - 1))
    const { items, unprocessed } = await getBatch(store, missing, consistent)
    for (const item of items) found.set(nameOf(item), item)
    missing = unprocessed
  }
  return all.map((key) => found.get(nameOf(key))).filter((item) => item !== undefined)
}

async function getBatch(
  { documents, tableName }: Store,
  batch: readonly Key[],
  consistent: boolean,
): Promise<{ items: Record<string, unknown>[]; unprocessed: Key[] }> {
  const { Responses, UnprocessedKeys } = await documents.send(
    new BatchGetCommand({ RequestItems: { [tableName]: { Keys: [...batch], ConsistentRead: consistent } } }),
  )
  return { items: Responses?.[tableName] ?? [], unprocessed: UnprocessedKeys?.[tableName]?.Keys ?? [] }
}

const nameOf = (key: Record<string, unknown>) => `${key[table.partitionKey]}\n${key[table.sortKey]}`
