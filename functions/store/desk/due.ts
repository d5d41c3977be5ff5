import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from '../store.ts'
import type { DocumentName } from './documentFacts.ts'

/** When a document has to be looked at: to publish or unpublish it, or to finish what was interrupted. */
const Due = z.object({ kind: DocumentKind, id: z.string(), at: z.string() })
export type Due = z.infer<typeof Due>

export async function putDue(store: Store, { kind, id, at }: DocumentName & Due): Promise<void> {
  const Item = { kind, id, at, ...keys.due({ kind, id, at }) }
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
}

export async function deleteDue(store: Store, due: Due): Promise<void> {
  await store.documents.send(new DeleteCommand({ TableName: store.tableName, Key: keys.due(due) }))
}

/** The earliest that are due. A later run finds what is left. */
export async function dueUntil(store: Store, now: string): Promise<Due[]> {
  const { Items = [] } = await store.documents.send(
    new QueryCommand({
      TableName: store.tableName,
      KeyConditionExpression: '#partition = :due AND #sort < :next',
      ExpressionAttributeNames: { '#partition': table.partitionKey, '#sort': table.sortKey },
      // The sort key continues after the time.
      ExpressionAttributeValues: { ':due': partitions.due, ':next': `${now}~` },
      Limit: 100,
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => Due.parse(item))
}
