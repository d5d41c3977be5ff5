import { askedNow, isTaken, mustAsk } from '#shared/documents/door.ts'
import type { PresenceRequest } from '#shared/entities/documents.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { toldRead, toldTo } from '../store/desk/discussions.ts'
import { deskDocument, type StoredDocument } from '../store/desk/documents.ts'
import { editingEnd, editingWrite, type Writer } from '../store/desk/editing.ts'
import { announcePresence, leave } from '../store/desk/presence.ts'
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
    const name = documentName(params)
    const others = await announcePresence(store, { ...name, username, now })
    if (claim === 'release') await leave(store, name, username)
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
  const isOwn = editing?.tab === writer.tab && !isOthers
  const isAsking = editing?.asked?.tab === writer.tab
  if (claim === 'release' && isAsking)
    return [editingWrite(document, editing, { ...editing, asked: undefined })]
  if (claim === 'release') return isOwn ? [editingEnd(document, editing)] : []
  if (claim === 'handOver')
    return isOwn && editing.asked ? [editingWrite(document, editing, { ...editing.asked, at })] : []
  if (isOthers && editing && claim === 'takeOver' && mustAsk(editing, writer.username, at)) {
    const asked = askedNow(editing, at) ?? { ...writer, at }
    return [editingWrite(document, editing, { ...editing, asked })]
  }
  if (claim === 'typing' && isOthers) return []
  return [editingWrite(document, editing, { ...writer, at })]
}
