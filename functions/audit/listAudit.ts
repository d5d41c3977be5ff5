import type { AuditQuery } from '#shared/api/queries.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import type { AuditEntry } from '#shared/entities/auditRecord.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { foldedText, textKey } from '#shared/search/foldedText.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { auditRecords } from '../store/audit.ts'
import { deletedDocuments } from '../store/desk/deletedDocuments.ts'
import { rowsOfKinds } from '../store/desk/directory.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import type { Store } from '../store/store.ts'

export const handler = serveStaff('GET /api/admin/audit', async ({ query, store }) => {
  const { from, to } = query
  const duration = Date.parse(to) - Date.parse(from)
  if (duration <= 0 || duration > apiLimits.audit.longestTime)
    throw badRequest('to', validationMessages.month)
  const { records, isComplete } = await auditRecords(store, { from, to })
  const titles = await documentTitles(store)
  const entries = records.map((record) => ({ ...record, ...titles.get(record.subject) }))
  return {
    records: entries.filter((entry) => matches(entry, query)),
    people: distinct(records.map(({ by }) => by)),
    actions: distinct(records.map(({ action }) => action)),
    isComplete,
  }
})

/** Titles of documents by `<kind>/<id>`, deleted ones included. */
async function documentTitles(
  store: Store,
): Promise<ReadonlyMap<string, Pick<AuditEntry, 'title' | 'isDeleted'>>> {
  const titles = new Map<string, Pick<AuditEntry, 'title' | 'isDeleted'>>()
  for (const { kind, id, title } of await deletedDocuments(store))
    if (title !== undefined) titles.set(`${kind}/${id}`, { title, isDeleted: true })
  for (const { kind, id, title } of [...(await rowsOfKinds(store)), ...(await directoryDrafts(store))])
    titles.set(`${kind}/${id}`, { title })
  return titles
}

const matches = (entry: AuditEntry, { by, action, subject = '' }: AuditQuery): boolean =>
  (by === undefined || by === entry.by) &&
  (action === undefined || action === entry.action) &&
  foldedText(`${entry.subject}\n${entry.title ?? ''}`).includes(textKey(subject))

const distinct = (names: readonly string[]) => [...new Set(names)].sort()
