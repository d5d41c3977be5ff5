import { partitions } from '#shared/keys.ts'
import { type DocumentKind, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import { publishedRows } from './desk/directory.ts'
import { allItems } from './read.ts'
import type { Item, Store } from './store.ts'

/** All items of a kind, with their positions if staff order them. Leaves out pages that this release does not have. */
export async function storedItems(store: Store, kind: DocumentKind): Promise<Item[]> {
  const items = await allItems(store, partitions.documents[kind])
  if (!isOrdered(kind)) return items.filter((item) => kinds[kind].id.safeParse(idOf(item)).success)
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const rows = await publishedRows(store, kind)
  return rows.flatMap(({ id }, order) => {
    const item = byId.get(id)
    return item ? [{ ...item, order }] : []
  })
}

/** The id of a document is its sort key. */
export const idOf = (item: Item): string => String(item[table.sortKey])
