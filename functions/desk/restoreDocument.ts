import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { findBin } from '../store/desk/bin.ts'
import { findHead } from '../store/desk/discussions.ts'
import { findDocument, noDocument, stateOf } from '../store/desk/documents.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { decide } from './act.ts'
import { documentName } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/bin/{kind}/{id}/restore',
  async ({ params, session: { username: by }, store }) => {
    const { kind, id } = documentName(params)
    const now = new Date()
    await writeChecked(store, async () => {
      const document =
        (await findDocument(store, { kind, id })) ??
        noDocument({ kind, id }, await findHead(store, { kind, id }))
      const bin = orNotFound(await findBin(store, { kind, id }, now), 'Deleted document', id)
      const before = { ...(await stateOf(store, document)), bin }
      const plan = { action: { type: 'restore', by } as const, links: bin.links }
      return (await decide({ store, document, before, plan, at: now.toISOString() })).writes
    })
    return currentDocument(store, params)
  },
)
