import { DeleteCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { apiLimits } from '#shared/apiLimits.ts'
import { ImageChangeRecord } from '#shared/entities/staff.ts'
import { keys, partitions } from '#shared/keys.ts'
import { isWritten } from './conditionalWrite.ts'
import { partitionOf, primaryKeyOf } from './read.ts'
import type { Store } from './store.ts'

/**
 * The image changes of a page, newest first. The newest one is in the page's item, written together with the change;
 * the others have items of their own, since 100 of them can be larger than an item may be.
 */
export async function allChanges(
  store: Store,
  id: string,
  inPage: readonly ImageChangeRecord[],
): Promise<ImageChangeRecord[]> {
  const byVersion = new Map<number, ImageChangeRecord>()
  for (const item of await changeItems(store, id)) {
    const change = ImageChangeRecord.parse(item)
    byVersion.set(change.version, change)
  }
  for (const change of inPage) byVersion.set(change.version, change)
  return [...byVersion.values()]
    .sort((one, other) => other.version - one.version)
    .slice(0, apiLimits.historyLength)
}

/** Each takes the item of the change that is as many versions older as a history has changes. */
export async function storeChanges(
  store: Store,
  id: string,
  changes: readonly ImageChangeRecord[],
): Promise<void> {
  for (const change of changes) {
    await isWritten(
      store.documents.send(
        new PutCommand({
          TableName: store.tableName,
          Item: { ...change, ...keys.imageChange(id, change.version) },
          ConditionExpression: 'attribute_not_exists(#version) OR #version < :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': change.version },
        }),
      ),
    )
  }
}

export async function deleteChanges(store: Store, id: string): Promise<void> {
  for (const item of await changeItems(store, id))
    await store.documents.send(new DeleteCommand({ TableName: store.tableName, Key: primaryKeyOf(item) }))
}

async function changeItems(store: Store, id: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  const query = { ...partitionOf(store, partitions.imageChanges(id)), ConsistentRead: true }
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) items.push(...Items)
  return items
}
