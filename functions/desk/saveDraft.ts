import { isRefusal } from '#shared/documents/documentState.ts'
import { sameValue } from '#shared/documents/fieldPath.ts'
import { next } from '#shared/documents/lifecycle.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { stateOf } from '../store/desk/documents.ts'
import { keepLate } from '../store/desk/drafts.ts'
import { editingEnd, editingWrite } from '../store/desk/editing.ts'
import { lifecycleWrites } from '../store/desk/lifecycleWrites.ts'
import { leave } from '../store/desk/presence.ts'
import { findVersion, isInHistory } from '../store/desk/versions.ts'
import { linksOf } from '../store/documentLinks.ts'
import { linksIn } from '../store/links.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { documentName } from './documentName.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

/** Refuses a save if its version is outdated or another tab has the document. The history keeps the refused text. */
export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/draft',
  async ({ params, body, session: { username: by, expiresAt: session }, store }) => {
    const at = new Date().toISOString()
    const { restores, releases, ...save } = body
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { kind, draft, editing } = document
      // The response of this save was lost: it is repeated.
      if (save.id !== undefined && draft?.save === save.id) return []
      const content = requireDraftContent(kind, body.content)
      const before = await stateOf(store, document)
      const version = restores === undefined ? null : await findVersion(store, document, restores)
      // The authors of a published version are no longer waiting for its publication.
      const restored = version && (version.action === 'draft' ? version : { ...version, authors: undefined })
      const known = { ...restored?.links, ...linksIn(document.published), ...draft?.links }
      const links = { ...known, ...(await linksOf(store, { kind, content, links: known })) }
      const outcome = next(before, { type: 'save', ...save, content, restored, session, by }, at)
      if (isRefusal(outcome)) {
        const stored = [draft?.content, before.published?.content]
        const isKept = stored.some((text) => sameValue(text, content))
        if (!isKept && !(await isInHistory(store, document, { content, now: Date.parse(at) })))
          // Without the mark of a request that is done, since the save is refused.
          await keepLate({ ...store, idempotencyKey: undefined }, document, draft, { content, links, by, at })
        throw await staleDocument(store, params)
      }
      const writing =
        save.tab && !releases ? [editingWrite(document, editing, { username: by, tab: save.tab, at })] : []
      if (releases && editing?.tab === save.tab) writing.push(editingEnd(document, editing))
      return [...lifecycleWrites({ document, before, outcome, links, at }), ...writing]
    })
    if (releases) await leave(store, documentName(params), by)
    return currentDocument(store, params)
  },
)
