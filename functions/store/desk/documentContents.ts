import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { nameOf as itemName } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { type DocumentName, readContent } from './documentFacts.ts'
import { draftOf } from './drafts.ts'
import { nameOf } from './textSearch.ts'

/** By name, what staff see of each document: its draft, else what is published. */
export async function documentContents(
  store: Store,
  names: readonly DocumentName[],
): Promise<Map<string, { content: DraftContent; isDamaged: boolean }>> {
  const keysOf = ({ kind, id }: DocumentName) => [keys.document(kind, id), keys.draft(kind, id)] as const
  const items = new Map((await getMany(store, names.flatMap(keysOf))).map((item) => [itemName(item), item]))
  return new Map(
    names.map((name) => {
      const [item, draftItem] = keysOf(name).map((key) => items.get(itemName(key)))
      const draft = draftOf(store, name, draftItem)
      const published = item && readContent(name.kind, item)
      return [
        nameOf(name),
        {
          content: draft?.content ?? published?.content ?? {},
          isDamaged: [draft, published].some((text) => text?.damaged !== undefined),
        },
      ]
    }),
  )
}
