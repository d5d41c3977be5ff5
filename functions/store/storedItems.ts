import { partitions } from '#shared/keys.ts'
import { type DocumentKind, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import { allItems } from './read.ts'
import type { Item, Store } from './store.ts'

/** All items of a kind, those with an order in it. */
export async function storedItems(store: Store, kind: DocumentKind): Promise<Item[]> {
  const items = await allItems(store, partitions.documents[kind])
  if (isOrdered(kind)) return inOrder(items).map((item, order) => ({ ...item, order }))
  // A page of an earlier release stays in the table.
  return items.filter((item) => kinds[kind].id.safeParse(idOf(item)).success)
}

/** The id of a document is its sort key. */
export const idOf = (item: Item): string => String(item[table.sortKey])

/** Items without an order come last and keep their sequence. */
const inOrder = (items: readonly Item[]) => items.toSorted((one, other) => orderOf(one) - orderOf(other))

const orderOf = ({ order }: Item) => (typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER)
