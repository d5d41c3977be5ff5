import { isTaken } from '#shared/documents/door.ts'
import type { PresenceRequest } from '#shared/entities/documents.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { toldRead, toldTo } from '../store/desk/discussions.ts'
import { deskDocument, type StoredDocument } from '../store/desk/documents.ts'
import { editingEnd, editingWrite, type Writer } from '../store/desk/editing.ts'
import { announcePresence } from '../store/desk/presence.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { documentName } from './documentName.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/presence',
  async ({ params, body: { tab, claim }, session: { username }, store }) => {
    const now = Date.now()
    if (claim)
      await writeChecked(store, async () =>
        claimWrites(await requireDocument(store, params), { username, tab, claim, now }),
      )
    const others = await announcePresence(store, { ...documentName(params), username, now })
    const document = await requireDocument(store, params)
    return { username, others, told: toldTo(username, document.head), document: deskDocument(document, now) }
  },
)

function claimWrites(
  document: StoredDocument,
  { claim, now, ...writer }: Writer & { claim: PresenceRequest['claim']; now: number },
): Write[] {
  const { editing } = document
  const at = new Date(now).toISOString()
  if (claim === 'toldRead') return toldRead(document, writer.username)
  const isOthers = isTaken(editing, writer, at)
  if (claim === 'release')
    return editing && editing.tab === writer.tab && !isOthers ? [editingEnd(document, editing)] : []
  if (claim === 'typing' && isOthers) return []
  return [editingWrite(document, editing, { ...writer, at })]
}
