import { type DocumentKind, documentKinds } from '#shared/entities/documents.ts'
import { table } from '#shared/table.ts'
import type { ContentKind } from '../contentKinds.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { storedItems } from '../storedItems.ts'
import { type Directory, readDirectory, writeDirectory } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { factsOf } from './documentFacts.ts'

/** Rebuilds the directory from what is stored, for the kinds that were written and those that have none yet. */
export async function rebuildDirectory(store: Store, written: ReadonlySet<ContentKind>): Promise<void> {
  for (const kind of documentKinds) {
    const { stored } = factsOf[kind]
    if (!written.has(stored) && isComplete(kind, await readDirectory(store, kind))) continue
    const items = await storedItems[stored](store)
    await writeDirectory(
      store,
      kind,
      items.map((item) => directoryRow({ kind, id: idOf(kind, item) }, item)),
    )
  }
}

/** A directory of an earlier release has no dates of posts. */
const isComplete = (kind: DocumentKind, { revision, published }: Directory) =>
  revision > 0 && (kind !== 'post' || published.every(({ createdAt }) => createdAt !== undefined))

/** Documents that every site has are identified by their key. */
const idOf = (kind: DocumentKind, item: Item) => String(factsOf[kind].fixed ? item[table.sortKey] : item.id)
