import { keys, partitions } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { publishedRows } from './desk/directory.ts'
import { queryItems } from './read.ts'
import { nameOf } from './snapshot.ts'
import type { Item, Store } from './store.ts'

/** Reads what all pages show into a snapshot, in pages of a Query: ten thousand posts would be as many requests. */
export async function readAllDocuments(snapshot: Store): Promise<void> {
  const know = (item: Item) => snapshot.known?.set(nameOf(item), Promise.resolve(item))
  for (const kind of documentKinds) {
    for await (const item of queryItems(snapshot, partitions.documents[kind])) know(item)
    for (const { id, address } of await publishedRows(snapshot, kind))
      if (address) know({ kind, id, ...keys.address(address) })
  }
}
