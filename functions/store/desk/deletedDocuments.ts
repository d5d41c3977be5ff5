import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { listItems } from '../read.ts'
import type { Store } from '../store.ts'
import { type DocumentName, factsOf } from './documentFacts.ts'

const Deleted = z.object({ kind: DocumentKind, id: z.string() })

/** `<kind of content>/<id>` of what staff have taken down, which no seeding writes again. */
export async function deletedDocuments(store: Store): Promise<Set<string>> {
  const items = await listItems(store, partitions.deleted)
  return new Set(
    items.map((item) => {
      const { kind, id } = Deleted.parse(item)
      return `${factsOf[kind].stored}/${id}`
    }),
  )
}

export async function markDeleted(store: Store, { kind, id }: DocumentName): Promise<void> {
  const Item = { kind, id, ...keys.deleted(kind, id) }
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
}
