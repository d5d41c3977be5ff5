import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'

/** One more try: of what, from which address, in windows of how many milliseconds, at what moment. */
export interface Attempt {
  what: string
  address: string
  window: number
  now: number
}

/**
 * Counts an attempt and says how many the window has seen with it, and in how many seconds it ends.
 * Every window is an item of its own, so counting is one atomic ADD and a window never outlives its end.
 */
export async function countAttempt(
  store: Store,
  { what, address, window, now }: Attempt,
): Promise<{ count: number; endsIn: number }> {
  const start = Math.floor(now / window) * window
  const { Attributes } = await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.attempts(what, privately(address), new Date(start).toISOString()),
      UpdateExpression: 'ADD #count :one SET #expires = :expires',
      ExpressionAttributeNames: { '#count': 'count', '#expires': table.timeToLive },
      ExpressionAttributeValues: { ':one': 1, ':expires': Math.ceil((start + window) / 1_000) },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const { count } = z.object({ count: z.number() }).parse(Attributes)
  return { count, endsIn: Math.ceil((start + window - now) / 1_000) }
}

/** The table keeps no addresses of visitors, only what tells them apart. */
const privately = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)
