import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from '../read.ts'
import { readable } from '../readable.ts'
import type { Store } from '../store.ts'
import { deleteItem, expiring, putItem } from '../write.ts'
import type { DocumentName } from './documentFacts.ts'

/** `now` is in milliseconds since 1970. */
type Announcement = DocumentName & { username: string; now: number }

export const Presence = z.object({ username: z.string(), until: z.number() })

/** Stores that a member has a document open. Returns the other members who have it open. */
export async function announcePresence(
  store: Store,
  { kind, id, username, now }: Announcement,
): Promise<string[]> {
  const until = now + apiLimits.presence.lifetime
  const item = { username, until, ...expiring(until), ...keys.presence(kind, id, username) }
  const present = allItems(store, partitions.presence(kind, id))
  const [items] = await Promise.all([present, putItem(store, item)])
  // The partition also has the item of the person who is typing.
  const people = items.filter((other) => 'until' in other)
  return readable(store, Presence, people)
    .filter((other) => other.username !== username && other.until > now)
    .map((other) => other.username)
}

/** Another window of the member announces itself again within `apiLimits.presence.interval`. */
export const leave = (store: Store, { kind, id }: DocumentName, username: string): Promise<void> =>
  deleteItem(store, keys.presence(kind, id, username))
