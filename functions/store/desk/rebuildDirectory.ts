import { documentKinds } from '#shared/entities/documents.ts'
import { table } from '#shared/table.ts'
import type { ContentKind } from '../contentKinds.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { storedItems } from '../storedItems.ts'
import { isAddressed, putMissingAddresses } from './addresses.ts'
import { writeDirectory } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { factsOf } from './documentFacts.ts'

/** Rebuilds the directory of these kinds from what is stored, and names their documents at their addresses. */
export async function rebuildDirectory(store: Store, kinds: ReadonlySet<ContentKind>): Promise<void> {
  for (const kind of documentKinds) {
    const { stored, fixed } = factsOf[kind]
    if (!kinds.has(stored)) continue
    // Documents that every site has are identified by their key.
    const idOf = (item: Item) => String(fixed ? item[table.sortKey] : item.id)
    await writeDirectory(store, kind, async () =>
      (await storedItems[stored](store)).map((item) => directoryRow({ kind, id: idOf(item) }, item)),
    )
    if (isAddressed(kind)) await putMissingAddresses(store, kind)
  }
}
