import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { nameOf as itemName } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { type DocumentName, readContent } from './documentFacts.ts'
import { draftOf } from './drafts.ts'
import { nameOf } from './textSearch.ts'

/** The names of the documents whose published content or draft cannot be read completely. */
export async function damagedDocuments(store: Store, names: readonly DocumentName[]): Promise<Set<string>> {
  const keysOf = ({ kind, id }: DocumentName) => [keys.document(kind, id), keys.draft(kind, id)] as const
  const items = new Map((await getMany(store, names.flatMap(keysOf))).map((item) => [itemName(item), item]))
  const isDamaged = (name: DocumentName) => {
    const [published, draft] = keysOf(name).map((key) => items.get(itemName(key)))
    return (
      draftOf(store, name, draft)?.damaged !== undefined ||
      (published !== undefined && readContent(name.kind, published).damaged !== undefined)
    )
  }
  return new Set(names.filter(isDamaged).map(nameOf))
}
