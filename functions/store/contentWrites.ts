import { setTimeout } from 'node:timers/promises'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/table.ts'
import { type Content, type ContentKind, kindOf } from './contentKinds.ts'
import { recountPosts } from './postCounts.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './unlessConditionFails.ts'

/** One piece of content as it is to be, and as it was when that was decided; undefined where there is none. */
export interface ContentWrite {
  kind: ContentKind
  id: string
  before: Content | undefined
  after: Content | undefined
}

/** Writes or deletes it. False where somebody changed it since it was read: then nothing is written. */
export async function writeContent(
  store: Store,
  { kind, id, before, after }: ContentWrite,
): Promise<boolean> {
  const { key, item } = kindOf[kind]
  const unchanged = { TableName: store.tableName, ...asItWas(before) }
  const write = after
    ? store.documents.send(new PutCommand({ ...unchanged, Item: item(id, after) }))
    : store.documents.send(new DeleteCommand({ ...unchanged, Key: key(id) }))
  return (await unlessConditionFails<unknown>(write)) !== undefined
}

interface Condition {
  ConditionExpression: string
  ExpressionAttributeNames: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

/** What staff can change counts its changes; of everything else it is enough that it is there, or is not. */
function asItWas(before: Content | undefined): Condition {
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

/** How often the counts look again for what the index does not show yet, and the pause in milliseconds. */
const patience = { attempts: 40, pause: 250 }

/** Counts the posts of all and of each named category anew, until the counts are the expected ones. */
export async function recountUntil(
  store: Store,
  expected: ReadonlyMap<string | undefined, number>,
): Promise<void> {
  for (const [category, total] of expected) {
    for (let attempt = 0; (await recountPosts(store, category)) !== total; attempt++) {
      if (attempt === patience.attempts) {
        throw new Error(`The index shows another number of posts in ${category ?? 'all'} than ${total}`)
      }
      await setTimeout(patience.pause)
    }
  }
}
