import * as z from 'zod/mini'
import { timestamp } from '#shared/entities/text.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from '../read.ts'
import { intactFields, longAgo, readable, type Salvaged, unchanged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { newItem, put, remove } from '../write.ts'

/** The clinician whose approval by link counts for whoever publishes. The address is in the topic only. */
export const StoredClinician = z.object({
  name: z.string(),
  topic: z.string(),
  by: z.string(),
  at: timestamp,
  confirmedBy: z.optional(z.string()),
  /** From then on the approvals count. */
  since: z.optional(timestamp),
})
export type StoredClinician = z.infer<typeof StoredClinician> & Salvaged

/** Of a damaged item no approval counts, until somebody names the clinician again. */
const salvaged = (stored: Item): StoredClinician => {
  const { since, ...intact } = intactFields(StoredClinician, stored)
  return { name: '', topic: '', by: '', at: longAgo, ...intact, stored }
}

export async function findClinician(store: Store): Promise<StoredClinician | null> {
  const item = await findItem(store, keys.clinician())
  return item ? (readable(store, StoredClinician, [item], salvaged)[0] ?? null) : null
}

export const clinicianWrite = (
  before: StoredClinician | null,
  { stored, ...clinician }: StoredClinician,
): Write => put({ ...clinician, ...keys.clinician() }, before ? unchanged(before, 'topic') : newItem)

export const endOfClinician = (before: StoredClinician): Write =>
  remove(keys.clinician(), unchanged(before, 'topic'))

/** `now` is in ISO 8601. */
export const isInForce = ({ since }: StoredClinician, now: string): boolean =>
  since !== undefined && since <= now
