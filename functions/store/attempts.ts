import { createHash } from 'node:crypto'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './write.ts'

export interface Attempt {
  /** What is limited, such as `login-network`. */
  limit: string
  /** A network, a device or a name. */
  client: string
  /** Milliseconds over which attempts are counted together. */
  window: number
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Returns how many attempts the window has seen, this one included, and in how many seconds it ends. Each window is an
 * item of its own, so counting is one atomic ADD and a count never outlives its window.
 */
export async function countAttempt(
  store: Store,
  attempt: Attempt,
): Promise<{ count: number; endsIn: number }> {
  const { Attributes } = await store.documents.send(new UpdateCommand(addition(store, attempt, 1)))
  const { count } = z.object({ count: z.number() }).parse(Attributes)
  return { count, endsIn: Math.ceil((startOf(attempt) + attempt.window - attempt.now) / 1_000) }
}

export async function uncountAttempt(store: Store, attempt: Attempt): Promise<void> {
  await store.documents.send(new UpdateCommand(addition(store, attempt, -1)))
}

export async function resetAttempts(store: Store, attempt: Attempt): Promise<void> {
  const update = new UpdateCommand({
    ...itemOf(store, attempt),
    UpdateExpression: 'SET #count = :zero, #expires = :expires',
    ExpressionAttributeNames: { '#count': 'count', '#expires': table.timeToLive },
    ExpressionAttributeValues: { ':zero': 0, ':expires': endOf(attempt) },
  })
  await store.documents.send(update)
}

/**
 * Seconds until the client may try, 0 for now. The delay (milliseconds) begins with the first attempt that is refused,
 * and attempts during it do not extend it, so a client that waits gets through while others keep trying.
 */
export async function delayAttempt(store: Store, attempt: Attempt, delay: number): Promise<number> {
  const { client, limit, now } = attempt
  const write = (update: Partial<UpdateCommandInput>) =>
    new UpdateCommand({
      TableName: store.tableName,
      // Independent of windows, because the end of a window would restart the delay.
      Key: keys.attempts(limit, anonymous(client), 'DELAY'),
      ...update,
      ExpressionAttributeNames: { '#expires': table.timeToLive },
      ReturnValues: 'UPDATED_NEW',
    })
  const values = { ':next': now + delay, ':expires': endOf(attempt) }
  const hasWaited = write({
    UpdateExpression: 'SET nextAt = :next, #expires = :expires',
    ConditionExpression: 'nextAt <= :now',
    ExpressionAttributeValues: { ...values, ':now': now },
  })
  if (await unlessConditionFails(store.documents.send(hasWaited))) return 0
  const { Attributes } = await store.documents.send(
    write({
      UpdateExpression: 'SET nextAt = if_not_exists(nextAt, :next), #expires = :expires',
      ExpressionAttributeValues: values,
    }),
  )
  const { nextAt } = z.object({ nextAt: z.number() }).parse(Attributes)
  return Math.max(1, Math.ceil((nextAt - now) / 1_000))
}

function addition(store: Store, attempt: Attempt, amount: 1 | -1): UpdateCommandInput {
  return {
    ...itemOf(store, attempt),
    UpdateExpression: 'ADD #count :amount SET #expires = :expires',
    ExpressionAttributeNames: { '#count': 'count', '#expires': table.timeToLive },
    ExpressionAttributeValues: { ':amount': amount, ':expires': endOf(attempt) },
    ReturnValues: 'UPDATED_NEW',
  }
}

const itemOf = ({ tableName }: Store, attempt: Attempt) => ({
  TableName: tableName,
  Key: keys.attempts(attempt.limit, anonymous(attempt.client), new Date(startOf(attempt)).toISOString()),
})

const startOf = ({ now, window }: Attempt) => Math.floor(now / window) * window

/** Seconds since 1970. */
const endOf = (attempt: Attempt) => Math.ceil((startOf(attempt) + attempt.window) / 1_000)

/** The table stores no addresses of visitors, only hashes that tell them apart. */
const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22)
