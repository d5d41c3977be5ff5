import { keys, partitions } from '#shared/keys.ts'
import { publishedRows } from './desk/directory.ts'
import { queryItems } from './read.ts'
import { nameOf } from './snapshot.ts'
import type { Item, Store } from './store.ts'

const pageSize = 100

/** Reads all posts into a snapshot with a Query. One request for each post would mean up to ten thousand requests. */
export async function readAllPosts(snapshot: Store): Promise<void> {
  const know = (item: Item) => snapshot.known?.set(nameOf(item), Promise.resolve(item))
  for await (const item of queryItems(snapshot, partitions.documents.post, { pageSize })) know(item)
  for (const { id, address } of await publishedRows(snapshot, 'post'))
    if (address) know({ kind: 'post', id, ...keys.address(address) })
}
