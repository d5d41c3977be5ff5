import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { errorFields, log } from '../../log.ts'
import { allItems, queryItems } from '../read.ts'
import type { Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { put, remove } from '../write.ts'
import { transactAll } from '../writeChecked.ts'

/** A document, and the time `at` which it may have to be published, taken down or deleted. */
const Due = z.object({
  kind: DocumentKind,
  id: z.string(),
  at: z.string(),
  /** The number of failures, and the time of the next attempt. */
  failures: z._default(z.number(), 0),
  retryAt: z.optional(z.string()),
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
    const { data, error } = Due.safeParse(item)
    // Skips an entry that this release cannot parse, such as one that a newer release has written.
    if (error) log('error', { damagedDue: true, ...errorFields(error) })
    else due.push(data)
  }
  return due
}

/** Retries a failed entry after a minute, then two, and at last once a day, so that it does not block others. */
export async function postpone(store: Store, due: Due, now: string): Promise<void> {
  const failures = due.failures + 1
  const delay = Math.min(60_000 * 2 ** (failures - 1), 24 * 60 * 60_000)
  const later = { ...due, failures, retryAt: new Date(Date.parse(now) + delay).toISOString() }
  await transactAll(store, [doneWrite(due), put({ ...later, ...keyOf(later) })])
}

export async function failedDue(store: Store): Promise<Due[]> {
  const all = duePartitions.map((partition) => allItems(store, partition))
  const due = (await Promise.all(all)).flat().flatMap((item) => Due.safeParse(item).data ?? [])
  return due.filter(({ failures }) => failures > 0)
}
