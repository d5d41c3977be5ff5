import * as z from 'zod/mini'
import { timestamp } from '#shared/entities/text.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { findItem, getAll } from '../read.ts'
import { intactFields, longAgo, readable, type Salvaged, unchanged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { newItem, put, remove, updateItem } from '../write.ts'
import { milliseconds } from './credentials.ts'

/** Where a member gets notices. The address itself is in the topic only. */
export const StoredNotices = z.object({
  username: z.string(),
  topic: z.string(),
  /** When the member gave the address, which ends with the access of then. */
  at: timestamp,
  /** The last notice, and the newest of what it was about. */
  sentAt: z.optional(milliseconds),
  told: z.optional(timestamp),
})
type Notices = z.infer<typeof StoredNotices>
export type StoredNotices = Notices & Salvaged

/** A damaged item has ended. */
const salvaged = (stored: Item): StoredNotices => ({
  topic: '',
  at: longAgo,
  ...intactFields(StoredNotices, stored),
  username: String(stored[table.sortKey]),
  stored,
})

export async function findNotices(store: Store, username: string): Promise<StoredNotices | null> {
  const item = await findItem(store, keys.notices(username))
  return item ? (readable(store, StoredNotices, [item], salvaged)[0] ?? null) : null
}

export const allNotices = (store: Store): Promise<StoredNotices[]> =>
  getAll(store, StoredNotices, partitions.notices, { salvage: salvaged })

export const noticesWrite = (before: StoredNotices | null, notices: Notices): Write =>
  put({ ...notices, ...keys.notices(notices.username) }, before ? unchanged(before, 'topic') : newItem)

export const endOfNotices = (before: StoredNotices): Write =>
  remove(keys.notices(before.username), unchanged(before, 'topic'))

/** False if another run has sent the notice, or if the member has changed the address. */
export const markTold = async (
  store: Store,
  before: StoredNotices,
  { sentAt, told }: Pick<StoredNotices, 'sentAt' | 'told'>,
): Promise<boolean> =>
  (await updateItem(
    store,
    keys.notices(before.username),
    { set: { sentAt: sentAt ?? null, told: told ?? null } },
    unchanged(before, 'topic', 'sentAt'),
  )) !== undefined
