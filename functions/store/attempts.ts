import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'

interface Attempt {
  what: string
  address: string
  window: number
  now: number
}

/** Each window is an item of its own, so counting is one atomic ADD and a count never outlives its window. */
export async function countAttempt(
  store: Store,
  { what, address, window, now }: Attempt,
): Promise<{ count: number; endsIn: number }> {
  const start = Math.floor(now / window) * window
  const { Attributes } = await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.attempts(what, anonymous(address), new Date(start).toISOString()),
      UpdateExpression: 'ADD #count :one SET #expires = :expires',
      ExpressionAttributeNames: { '#count': 'count', '#expires': table.timeToLive },
      ExpressionAttributeValues: { ':one': 1, ':expires': Math.ceil((start + window) / 1_000) },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const { count } = z.object({ count: z.number() }).parse(Attributes)
  return { count, endsIn: Math.ceil((start + window - now) / 1_000) }
}

/** The table stores no addresses of visitors, only hashes that tell them apart. */
const anonymous = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)
