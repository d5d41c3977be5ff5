import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { timestamp } from '#shared/entities/text.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { getAll, queryItems } from '../read.ts'
import { readable } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { put, remove } from '../write.ts'
import { nameInKey } from './nameInKey.ts'

/** A document, and the time `at` which it may have to be published, taken down or deleted. */
export const Due = z.object({
  kind: DocumentKind,
  id: z.string(),
  at: z.string(),
  /** The number of failures, and the time of the next attempt. */
  failures: z._default(z.number(), 0),
  retryAt: z.optional(z.string()),
  /** True if the document itself says why it was refused. */
  isRefused: z.optional(z.literal(true)),
})
export type Due = z.infer<typeof Due>
type NewDue = Pick<Due, 'kind' | 'id' | 'at'>

export const dueWrite = ({ kind, id, at }: NewDue): Write =>
  put({ kind, id, at, ...keys.due({ kind, id, at }) })

const keyOf = (due: Due) => keys.due({ ...due, at: due.retryAt ?? due.at })

export const doneWrite = (due: Due): Write => remove(keyOf(due))

const maxEntriesOfRun = 100

/** Alerts come before all others. */
export const duePartitions: readonly string[] = [partitions.dueAlerts, partitions.due]

/** The earliest entries that are due. A later run finds the others. */
export async function dueUntil(store: Store, partition: string, now: string): Promise<Due[]> {
  const due: Due[] = []
  // In the sort key, `#` and the document follow the time, and `~` sorts after both.
  for await (const item of queryItems(store, partition, { between: ['0', `${now}~`] })) {
    if (due.length === maxEntriesOfRun) break
    due.push(...readable(store, Due, [item], dueInKey))
  }
  return due
}

/** The key of an entry says what is due, so that a damaged entry is carried out like any other. */
function dueInKey(item: Item): Due | undefined {
  const name = nameInKey(item)
  const at = timestamp.safeParse(String(item[table.sortKey]).split('#')[0]).data
  return name && at ? { ...name, at, failures: 0 } : undefined
}

/**
 * Tries an entry again after a minute, then two, and at last once a day, so that it does not block others. What is
 * refused is tried once an hour, because staff remove the reason.
 */
export function postponed(due: Due, now: string, isRefused?: true): Write[] {
  const failures = due.failures + 1
  const delay = Math.min(60_000 * 2 ** (failures - 1), (isRefused ? 1 : 24) * 60 * 60_000)
  const later = { ...due, failures, isRefused, retryAt: new Date(Date.parse(now) + delay).toISOString() }
  return [doneWrite(due), put({ ...later, ...keyOf(later) })]
}

export async function missedDue(store: Store): Promise<Due[]> {
  const all = duePartitions.map((partition) => getAll(store, Due, partition, { salvage: dueInKey }))
  return (await Promise.all(all)).flat().filter(({ failures }) => failures > 0)
}

export const failedDue = async (store: Store): Promise<Due[]> =>
  (await missedDue(store)).filter(({ isRefused }) => !isRefused)
