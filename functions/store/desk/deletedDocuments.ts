import * as z from 'zod/mini'
import { binEnd } from '#shared/documents/lifecycle.ts'
import { DocumentKind, Draft } from '#shared/entities/documents.ts'
import { timestamp } from '#shared/entities/text.ts'
import { keys, partitions } from '#shared/keys.ts'
import { Links } from '../links.ts'
import { findItem, getAll, getOne } from '../read.ts'
import { intactFields, longAgo, readable } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { put, remove } from '../write.ts'
import { DirectoryImage } from './directoryDrafts.ts'
import type { DocumentName } from './documentFacts.ts'
import { dueWrite } from './due.ts'
import { nameInKey } from './nameInKey.ts'
import { StoredContent, storedText } from './storedContent.ts'

/** A document that staff have taken down, so seeding does not add it again. The optional fields are for the bin. */
export const Deleted = z.object({
  kind: DocumentKind,
  id: z.string(),
  title: z.optional(z.string()),
  at: z.optional(timestamp),
  by: z.optional(z.string()),
  address: z.optional(z.string()),
  images: z.optional(z.array(DirectoryImage)),
  /** The number of the last published version. The versions themselves stay in the history. */
  lastVersion: z.optional(z.number()),
  consentWithdrawnAt: z.optional(z.string()),
})
/** `isDamaged`: only some fields of the mark could be read. */
export type Deleted = z.infer<typeof Deleted> & { isDamaged?: true }

/** The last draft of a document in the bin. A separate item, because drafts would make the list megabytes long. */
export const Binned = z.extend(z.pick(Draft, { authors: true, takenDown: true }), {
  content: StoredContent,
  links: z.optional(Links),
  endedAt: z.optional(z.string()),
})
export type Binned = z.infer<typeof Binned>

export const deletedDocuments = (store: Store): Promise<Deleted[]> =>
  getAll(store, Deleted, partitions.deleted, { salvage: salvagedMark })

/** The mark stays, because seeding would otherwise add the document again. */
function salvagedMark(item: Item): Deleted | undefined {
  const name = nameInKey(item)
  // A withdrawal stays in force even if its time is damaged.
  const withdrawn = item.consentWithdrawnAt === undefined ? {} : { consentWithdrawnAt: longAgo }
  return name && { ...withdrawn, ...intactFields(Deleted, item), ...name, isDamaged: true }
}

export async function findDeleted(store: Store, { kind, id }: DocumentName): Promise<Deleted | undefined> {
  const item = await findItem(store, keys.deleted(kind, id))
  return item && readable(store, Deleted, [item], salvagedMark)[0]
}

/** @throws {UnreadableItem} */
export const findBinned = (store: Store, { kind, id }: DocumentName): Promise<Binned | null> =>
  getOne(store, Binned, keys.binned(kind, id))

/** Without `binned`, nothing stays in the bin. A due entry deletes content when its time in the bin is over. */
export function deletedWrites(deleted: Deleted, binned?: Binned): Write[] {
  const { kind, id, at } = deleted
  const key = keys.binned(kind, id)
  return [
    put({ ...deleted, ...keys.deleted(kind, id) }),
    binned ? put({ ...binned, kind, id, content: storedText(binned.content), ...key }) : remove(key),
    ...(binned && at ? [dueWrite({ kind, id, at: binEnd(at) })] : []),
  ]
}
