import * as z from 'zod/mini'
import { keys, partitions } from '#shared/keys.ts'
import { getAll } from '../read.ts'
import type { Store } from '../store.ts'
import { updateItem } from '../write.ts'
import { milliseconds } from './credentials.ts'

export const Seen = z.object({ username: z.string(), seenAt: milliseconds })

export async function markSeen(store: Store, username: string, now: number): Promise<void> {
  await updateItem(store, keys.staffSeen(username), { set: { seenAt: now, username } })
}

/** Milliseconds since 1970, by username. */
export async function lastSeen(store: Store): Promise<Map<string, number>> {
  const seen = await getAll(store, Seen, partitions.staffSeen)
  return new Map(seen.map(({ username, seenAt }) => [username, seenAt]))
}
