import { keys } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { itemOf } from './items.ts'
import type { Store } from './store.ts'
import { type Condition, deleteItem, newItem, putItem, storedItem } from './write.ts'

interface ContentWrite extends DocumentName {
  before: Content | undefined
  after: Content | undefined
}

/** False if somebody changed the content after it was read: then nothing is written. */
export function writeContent(store: Store, { kind, id, before, after }: ContentWrite): Promise<boolean> {
  const condition = unchangedSince(before)
  return after
    ? putItem(store, itemOf({ kind, id }, after), condition)
    : deleteItem(store, keys.document(kind, id), condition)
}

/** What staff can change has a version. For everything else it is enough that it still exists, or still does not. */
function unchangedSince(before: Content | undefined): Condition {
  if (!before) return newItem
  return 'version' in before ? { version: before.version } : storedItem
}
