import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { errorFields, log } from '../../log.ts'
import type { Item, Store } from '../store.ts'
import { idOf, storedItems } from '../storedItems.ts'
import { putMissingAddresses } from './addresses.ts'
import { changeDirectory, type DirectoryRow } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { readContent } from './documentFacts.ts'

/** Rebuilds the directory of these kinds from what is stored, and names their documents at their addresses. */
export async function rebuildDirectory(store: Store, rebuilt: Iterable<DocumentKind>): Promise<void> {
  for (const kind of rebuilt) {
    await changeDirectory(store, kind, async () =>
      (await storedItems(store, kind)).flatMap((item) => rowOf(kind, item)),
    )
    if (kinds[kind].hasChosenAddress) await putMissingAddresses(store, kind)
  }
}

/** A damaged document stays in the lists of staff, who can mend it. One of which no list can say anything is left out. */
function rowOf(kind: DocumentKind, item: Item): DirectoryRow[] {
  const id = idOf(item)
  const { damaged } = readContent(kind, item)
  if (damaged) log('error', { damagedDocument: kind, id, fields: damaged })
  try {
    return [directoryRow({ kind, id }, item)]
  } catch (error) {
    log('error', { damagedDocument: kind, id, isListed: false, ...errorFields(error) })
    return []
  }
}
