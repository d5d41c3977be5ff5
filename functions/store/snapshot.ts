import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Item, Store } from './store.ts'

/** A store that reads nothing twice, for one request or one rendering. */
export const snapshotOf = (store: Store): Store => ({ ...store, known: new Map() })

/** The result of `read`. A snapshot reads only once, and then returns the first result under this name. */
export function remembered<Value>(
  { known }: Store,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  // All values under one name have the same type.
  const value = (known?.get(name) as Promise<Value> | undefined) ?? read()
  known?.set(name, value)
  return value
}

export const keyOf = (item: Item): Key => ({
  [table.partitionKey]: String(item[table.partitionKey]),
  [table.sortKey]: String(item[table.sortKey]),
})

export const nameOf = (item: Key | Item): string => `${item[table.partitionKey]}\n${item[table.sortKey]}`
