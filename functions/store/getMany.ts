import { setTimeout } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

/** How often a batch is asked again for what it left out, and the first pause in milliseconds, doubled each time. */
const patience = { attempts: 4, pause: 20 }

/**
 * The items under at most 100 keys, in the order of the keys, without those that do not exist.
 * @throws {Unavailable} when the table keeps leaving some out.
 */
export async function getMany(store: Store, wanted: readonly Key[]): Promise<Record<string, unknown>[]> {
  const found = new Map<string, Record<string, unknown>>()
  let left: readonly Key[] = wanted
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === patience.attempts) throw new Unavailable('The table left out part of a batch')
    if (attempt > 0) await setTimeout(patience.pause * 2 ** (attempt - 1))
    // Each attempt asks for what the one before left out.
    const answer = await batch(store, left)
    for (const item of answer.items) found.set(nameOf(item), item)
    left = answer.left
  }
  return wanted.map((key) => found.get(nameOf(key))).filter((item) => item !== undefined)
}

async function batch(
  store: Store,
  wanted: readonly Key[],
): Promise<{ items: Record<string, unknown>[]; left: Key[] }> {
  const { documents, tableName } = store
  const { Responses, UnprocessedKeys } = await documents.send(
    new BatchGetCommand({ RequestItems: { [tableName]: { Keys: [...wanted] } } }),
  )
  return { items: Responses?.[tableName] ?? [], left: UnprocessedKeys?.[tableName]?.Keys ?? [] }
}

const nameOf = (key: Record<string, unknown>) => `${key[table.partitionKey]}\n${key[table.sortKey]}`
