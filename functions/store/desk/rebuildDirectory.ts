import type { DocumentKind } from '#shared/entities/documents.ts'
import type { Store } from '../store.ts'
import { idOf, storedItems } from '../storedItems.ts'
import { isAddressed, putMissingAddresses } from './addresses.ts'
import { writeDirectory } from './directory.ts'
import { directoryRow } from './directoryRows.ts'

/** Rebuilds the directory of these kinds from what is stored, and names their documents at their addresses. */
export async function rebuildDirectory(store: Store, kinds: Iterable<DocumentKind>): Promise<void> {
  for (const kind of kinds) {
    await writeDirectory(store, kind, async () =>
      (await storedItems(store, kind)).map((item) => directoryRow({ kind, id: idOf(item) }, item)),
    )
    if (isAddressed(kind)) await putMissingAddresses(store, kind)
  }
}
