import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from '../read.ts'
import type { Store } from '../store.ts'
import { putItem } from '../write.ts'
import type { DocumentName } from './documentFacts.ts'

export const Deleted = z.object({ kind: DocumentKind, id: z.string() })

/** What staff have taken down, which no seeding writes again. */
export async function deletedDocuments(store: Store): Promise<DocumentName[]> {
  return (await allItems(store, partitions.deleted)).map((item) => Deleted.parse(item))
}

export async function markDeleted(store: Store, { kind, id }: DocumentName): Promise<void> {
  await putItem(store, { kind, id, ...keys.deleted(kind, id) })
}
