import { setTimeout } from 'node:timers/promises'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/table.ts'
import { environment } from '../environment.ts'
import { documents } from './client.ts'
import { type Content, type ContentKind, kindOf } from './contentKinds.ts'
import { recountPosts } from './postCounts.ts'

/** One piece of content as it is to be, and as it was when that was decided; undefined where there is none. */
export interface ContentWrite {
  kind: ContentKind
  id: string
  before: Content | undefined
  after: Content | undefined
}

/** Writes or deletes it. False where somebody changed it since it was read: then nothing is written. */
export async function writeContent({ kind, id, before, after }: ContentWrite): Promise<boolean> {
  const { key, item } = kindOf[kind]
  const unchanged = { TableName: environment.tableName, ...asItWas(before) }
  try {
    if (after) await documents().send(new PutCommand({ ...unchanged, Item: item(id, after) }))
    else await documents().send(new DeleteCommand({ ...unchanged, Key: key(id) }))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
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
export async function recountUntil(expected: ReadonlyMap<string | undefined, number>): Promise<void> {
  for (const [category, total] of expected) {
    for (let attempt = 0; (await recountPosts(category)) !== total; attempt++) {
      if (attempt === patience.attempts) {
        throw new Error(`The index shows another number of posts in ${category ?? 'all'} than ${total}`)
      }
      await setTimeout(patience.pause)
    }
  }
}
