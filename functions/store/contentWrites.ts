import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/table.ts'
import { isWritten } from './conditionalWrite.ts'
import { type Content, type ContentKind, kindOf, WithHistory } from './contentKinds.ts'
import { deleteChanges, storeChanges } from './imageChanges.ts'
import type { Store } from './store.ts'

export interface ContentWrite {
  kind: ContentKind
  id: string
  before: Content | undefined
  after: Content | undefined
}

/** False if somebody changed the content after it was read: then nothing is written. */
export async function writeContent(
  store: Store,
  { kind, id, before, after }: ContentWrite,
): Promise<boolean> {
  const { key, item } = kindOf[kind]
  if (kind === 'treatments' && after) await storeChanges(store, id, earlierChanges(after))
  const conditional = { TableName: store.tableName, ...unchangedSince(before) }
  const write = after
    ? store.documents.send(new PutCommand({ ...conditional, Item: item(id, after) }))
    : store.documents.send(new DeleteCommand({ ...conditional, Key: key(id) }))
  const written = await isWritten(write)
  if (kind === 'treatments' && written && !after) await deleteChanges(store, id)
  return written
}

const earlierChanges = (page: Content) => WithHistory.parse(page).history?.slice(1) ?? []

interface Condition {
  ConditionExpression: string
  ExpressionAttributeNames: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

/** What staff can change has a version. For everything else it is enough that it still exists, or still does not. */
function unchangedSince(before: Content | undefined): Condition {
  if (before && 'version' in before) {
    return {
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': before.version },
    }
  }
  return {
    ConditionExpression: before ? 'attribute_exists(#partition)' : 'attribute_not_exists(#partition)',
    ExpressionAttributeNames: { '#partition': table.partitionKey },
  }
}
