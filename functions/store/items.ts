import { withParentId } from '#shared/documents/parentId.ts'
import { requireId, storedSchemas } from '#shared/entities/publishedContent.ts'
import { keys } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentName, withSanitizedHtml } from './desk/documentFacts.ts'
import type { Item, Store } from './store.ts'
import { type Condition, deleteItem, missing, newItem, putItem, storedItem } from './write.ts'

/** @throws if the content is not valid, or has another id. */
export function itemOf({ kind, id }: DocumentName, content: Content): Item {
  const parsed = storedSchemas[kind].parse(withParentId(content)) as Content // An object's schema.
  requireId({ kind, id }, parsed)
  return { ...withSanitizedHtml(kind, parsed), ...keys.document(kind, id) }
}

type ContentWrite = DocumentName & Record<'before' | 'after', Content | undefined>

/** False if somebody changed the content after it was read: then nothing is written. */
export function writeContent(store: Store, { kind, id, before, after }: ContentWrite): Promise<boolean> {
  const condition = unchangedSince(before)
  return after
    ? putItem(store, itemOf({ kind, id }, after), condition)
    : deleteItem(store, keys.document(kind, id), condition)
}

/** What came with the site may have no version until staff publish it. */
export const unchangedSince = (published: Item | undefined): Condition =>
  published ? { ...storedItem, version: published.version ?? missing } : newItem
