import * as z from 'zod/mini'
import { timestamp } from '#shared/entities/text.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from '../read.ts'
import { intactFields, longAgo, readable, type Salvaged, unchanged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { check, newItem, put, remove } from '../write.ts'

/** The clinician whose approval by link counts for every member. Only the topic has the address. */
export const StoredClinician = z.object({
  name: z.string(),
  topic: z.string(),
  /** A naming without it, or without `namers`, is one of the release before: it has to be made again. */
  addressHash: z.optional(z.string()),
  by: z.string(),
  /** The members who may be `by`. */
  namers: z.optional(z.array(z.string())),
  at: timestamp,
  confirmedBy: z.optional(z.string()),
  /** The time of the confirmation. */
  since: z.optional(timestamp),
})
export type StoredClinician = z.infer<typeof StoredClinician> & Salvaged

/** Of a damaged item no approval counts, until somebody names the clinician again. */
const salvaged = (stored: Item): StoredClinician => ({
  ...{ name: '', topic: '', by: '', at: longAgo },
  ...intactFields(StoredClinician, stored),
  stored,
})

export async function findClinician(store: Store): Promise<StoredClinician | null> {
  const item = await findItem(store, keys.clinician())
  return item ? (readable(store, StoredClinician, [item], salvaged)[0] ?? null) : null
}

export const clinicianWrite = (
  before: StoredClinician | null,
  { stored, ...clinician }: StoredClinician,
): Write => put({ ...clinician, ...keys.clinician() }, before ? asRead(before) : newItem)

export const endOfClinician = (before: StoredClinician): Write => remove(keys.clinician(), asRead(before))

/** The condition that the naming neither ends nor changes until the transaction. */
export const checkClinician = (read: StoredClinician): Write => check(keys.clinician(), asRead(read))

const asRead = (clinician: StoredClinician) => unchanged(clinician, 'topic', 'at', 'confirmedBy')

/** What a link or an approval is worth ends with the naming of the clinician. */
export const isOfClinician = (
  { clinician: topic }: { clinician?: string | undefined },
  clinician: StoredClinician | null,
): boolean => clinician !== null && !clinician.stored && topic === clinician.topic
