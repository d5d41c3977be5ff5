import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/table.ts'
import { isWritten } from './conditionalWrite.ts'
import { type Content, type ContentKind, kindOf } from './contentKinds.ts'
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
  const conditional = { TableName: store.tableName, ...unchangedSince(before) }
  const write = after
    ? store.documents.send(new PutCommand({ ...conditional, Item: item(id, after) }))
    : store.documents.send(new DeleteCommand({ ...conditional, Key: key(id) }))
  return isWritten(write)
}

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
