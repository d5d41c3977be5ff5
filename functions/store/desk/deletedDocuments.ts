import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { getAll, getOne } from '../read.ts'
import type { Store } from '../store.ts'
import { putItem } from '../write.ts'
import { DirectoryImage } from './directoryDrafts.ts'
import type { DocumentName } from './documentFacts.ts'
import { StoredContent, storedText } from './storedContent.ts'

/** What staff have taken down, which no seeding writes again. What they deleted has the rest, for the bin. */
export const Deleted = z.object({
  kind: DocumentKind,
  id: z.string(),
  title: z.optional(z.string()),
  at: z.optional(z.string()),
  by: z.optional(z.string()),
  address: z.optional(z.string()),
  /** Those of the last draft. */
  images: z.optional(z.array(DirectoryImage)),
  /** The last version that was published: the publications themselves stay in the history. */
  lastVersion: z.optional(z.number()),
  consentWithdrawnAt: z.optional(z.string()),
  /** The last draft, while it can be restored. */
  content: z.optional(StoredContent),
})
export type Deleted = z.infer<typeof Deleted>

/** Without their contents, which may be megabytes. */
export function deletedDocuments(store: Store): Promise<Deleted[]> {
  const attributes = Object.keys(Deleted.shape).filter((name) => name !== 'content')
  return getAll(store, Deleted, partitions.deleted, { attributes })
}

export const findDeleted = (store: Store, { kind, id }: DocumentName): Promise<Deleted | null> =>
  getOne(store, Deleted, keys.deleted(kind, id))

export async function markDeleted(store: Store, deleted: Deleted): Promise<void> {
  const { kind, id, content } = deleted
  await putItem(store, { ...deleted, content: content && storedText(content), ...keys.deleted(kind, id) })
}
