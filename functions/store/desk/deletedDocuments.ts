import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from '../read.ts'
import type { Store } from '../store.ts'
import { type DocumentName, factsOf } from './documentFacts.ts'

export const Deleted = z.object({ kind: DocumentKind, id: z.string() })

/** What staff have taken down, which no seeding writes again. */
export async function deletedDocuments(store: Store): Promise<DocumentName[]> {
  return (await allItems(store, partitions.deleted)).map((item) => Deleted.parse(item))
}

/** `<kind of content>/<id>` of each. */
export const contentNames = (documents: readonly DocumentName[]): Set<string> =>
  new Set(documents.map(({ kind, id }) => `${factsOf[kind].stored}/${id}`))

export async function markDeleted(store: Store, { kind, id }: DocumentName): Promise<void> {
  const Item = { kind, id, ...keys.deleted(kind, id) }
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
}
