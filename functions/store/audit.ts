import { randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import { AuditRecord } from '#shared/entities/auditRecord.ts'
import { keys, partitions } from '#shared/keys.ts'
import { queryItems } from './read.ts'
import { readable } from './readable.ts'
import type { Store } from './store.ts'
import type { Write } from './transact.ts'
import { expiring, put } from './write.ts'
import { transactAll } from './writeChecked.ts'

/** Adds a record that nothing changes or removes for six years. */
export async function addAuditRecord(store: Store, record: AuditRecord): Promise<void> {
  await transactAll(store, [auditWrite(record)])
}

/** Adds the record in the transaction of the change that it records. */
export function auditWrite(record: AuditRecord): Write {
  const expiry = expiring(Date.parse(record.at) + apiLimits.auditRetention)
  // The random part is needed because two people may act within one millisecond.
  const key = keys.auditRecord(record.at, randomBytes(6).toString('hex'))
  return put({ ...record, ...expiry, ...key })
}

/** Records from one instant (ISO 8601) until before another, newest first. */
export async function auditRecords(
  store: Store,
  { from, to }: { from: string; to: string },
): Promise<{ records: AuditRecord[]; isComplete: boolean }> {
  const records: AuditRecord[] = []
  for (const month of monthsBetween(from, to).toReversed()) {
    const query = { between: [from, to], descending: true } as const
    for await (const item of queryItems(store, partitions.audit(month), query)) {
      if (records.length === apiLimits.audit.records) return { records, isComplete: false }
      records.push(...readable(store, AuditRecord, [item]))
    }
  }
  return { records, isComplete: true }
}

/** The months in UTC, each of which is a partition. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00.000Z`)
  for (; month.toISOString() < to; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 7))
  return months
}
