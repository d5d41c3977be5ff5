import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { allItems } from './read.ts'
import { intactFields, readable, type Salvaged, unchanged } from './readable.ts'
import type { Item, Store } from './store.ts'
import type { Write } from './transact.ts'
import { put, update } from './write.ts'

/** A partition that is read as one list. */
export interface List extends Salvaged {
  partition: string
  /** Undefined until the first write with `nextRevision`. */
  revision: number | undefined
  /** The ids that staff have put in order. */
  order: readonly string[]
  items: Item[]
}

export const Revision = z.object({
  revision: z.optional(z.number()),
  order: z._default(z.array(z.string()), []),
})

export async function readList(store: Store, partition: string): Promise<List> {
  const all = await allItems(store, partition)
  const sortKey = keys.revision(partition)[table.sortKey]
  const isRevision = (item: Item) => item[table.sortKey] === sortKey
  const item = all.find(isRevision)
  const salvage = (stored: Item) => ({ order: [], ...intactFields(Revision, stored), stored })
  const [head = { order: [] }] = item ? readable(store, Revision, [item], salvage) : []
  return { partition, revision: undefined, ...head, items: all.filter((item) => !isRevision(item)) }
}

/** Makes a transaction fail if the list has changed since it was read, so that checks against the list still hold. */
export function nextRevision(list: List, order?: readonly string[]): Write {
  const key = keys.revision(list.partition)
  const same = unchanged(list, 'revision')
  return list.stored
    ? put({ revision: 1, order: order ?? list.order, ...key }, same)
    : update(key, { add: { revision: 1 }, set: { order } }, same)
}
