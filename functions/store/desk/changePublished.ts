import { keys } from '#shared/keys.ts'
import { unchangedSince } from '../items.ts'
import type { Store } from '../store.ts'
import { updateItem } from '../write.ts'
import { writeDirectoryRows } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import type { StoredDocument } from './documents.ts'

/** In the document and in lists. False if somebody has published another version. A draft stays based on what it says. */
export async function changePublished(
  store: Store,
  { kind, id, published }: StoredDocument,
  set: Record<string, unknown>,
): Promise<boolean> {
  const item = await updateItem(store, keys.document(kind, id), { set }, unchangedSince(published))
  if (!item) return false
  await writeDirectoryRows(store, kind, new Map([[id, directoryRow({ kind, id }, item)]]))
  return true
}
