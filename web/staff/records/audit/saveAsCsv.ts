import type { AuditEntry } from '#shared/entities/auditRecord.ts'
import { staffMessages } from '../../staffMessages.ts'
import { actionName } from './actionName.ts'
import { csvOf } from './csv.ts'

const { at, by, action, subject } = staffMessages.audit.columns

/** Downloads the records, with times in UTC. */
export function saveAsCsv(month: string, records: readonly AuditEntry[]): void {
  const rows = records.map((record) => [
    ...[record.at, record.by, actionName(record.action), record.subject, record.title ?? ''],
  ])
  const file = new Blob([csvOf([[at, by, action, subject, 'Title'], ...rows])], { type: 'text/csv' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `audit-${month}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
