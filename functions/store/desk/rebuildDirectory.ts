import { type DocumentKind, documentKinds } from '#shared/entities/documents.ts'
import { table } from '#shared/table.ts'
import type { ContentKind } from '../contentKinds.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { getAll, storedItems } from '../storedItems.ts'
import { type Directory, type DirectoryRow, readDirectory, writeDirectory } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { factsOf, publishedKey } from './documentFacts.ts'

/** Rebuilds the directory from what is stored, for the kinds that were written and those that have none yet. */
export async function rebuildDirectory(store: Store, written: ReadonlySet<ContentKind>): Promise<void> {
  for (const kind of documentKinds) {
    if (!written.has(factsOf[kind].stored) && isComplete(kind, await readDirectory(store, kind))) continue
    await writeDirectory(store, kind, () => rowsOf(store, kind))
  }
}

/** A directory of an earlier release has no dates of posts, and no marks of sample cards in pages. */
const isComplete = (kind: DocumentKind, { revision, published }: Directory) =>
  revision > 0 &&
  kind !== 'page' &&
  (kind !== 'post' || published.every(({ createdAt }) => createdAt !== undefined))

async function rowsOf(store: Store, kind: DocumentKind): Promise<DirectoryRow[]> {
  const items = await storedItems[factsOf[kind].stored](store)
  const all = [...items, ...(isIndexed(kind) ? await unindexedItems(store, kind, items) : [])]
  return all.map((item) => directoryRow({ kind, id: idOf(kind, item) }, item))
}

const isIndexed = (kind: DocumentKind) => kind === 'post' || kind === 'treatment'

/** What somebody has just published, and an index does not show yet. */
async function unindexedItems(store: Store, kind: DocumentKind, items: readonly Item[]): Promise<Item[]> {
  const found = new Set(items.map((item) => idOf(kind, item)))
  const { published } = await readDirectory(store, kind)
  const missing = published.filter(({ id }) => !found.has(id))
  return getAll(
    store,
    missing.map(({ id }) => publishedKey({ kind, id })),
  )
}

/** Documents that every site has are identified by their key. */
const idOf = (kind: DocumentKind, item: Item) => String(factsOf[kind].fixed ? item[table.sortKey] : item.id)
