import type { AuditEntry } from '#shared/entities/auditRecord.ts'
import { staffMessages } from '../../staffMessages.ts'
import { actionName } from './actionName.ts'

type CsvRow = readonly string[]

/** With the byte order mark from which Excel learns that the file is UTF-8. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Spreadsheets run a cell that begins with one of these as a formula, unless an apostrophe comes first. (OWASP) */
const formulaStart = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

const cellOf = (text: string): string =>
  `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

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
