import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys, partitions } from '#shared/keys.ts'
import { partitionOf } from '../read.ts'
import type { Store } from '../store.ts'

const Seen = z.object({ username: z.string(), seenAt: z.number() })

export async function markSeen(store: Store, username: string, now: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: keys.staffSeen(username),
    UpdateExpression: 'SET seenAt = :now, username = :username',
    ExpressionAttributeValues: { ':now': now, ':username': username },
  })
  await store.documents.send(update)
}

/** Milliseconds since 1970, by username. */
export async function lastSeen(store: Store): Promise<Map<string, number>> {
  const { Items = [] } = await store.documents.send(
    new QueryCommand({
      ...partitionOf(store, partitions.staffSeen),
      Limit: 10 * apiLimits.members.max,
    }),
  )
  return new Map(Items.map((item) => Seen.parse(item)).map(({ username, seenAt }) => [username, seenAt]))
}
