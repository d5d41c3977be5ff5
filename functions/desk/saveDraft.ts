import { sameValue } from '#shared/documents/fieldPath.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { auditWrite } from '../store/audit.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { lateDraft, savedDraft } from '../store/desk/drafts.ts'
import { editingWrite, isTaken } from '../store/desk/editing.ts'
import { findVersion } from '../store/desk/versions.ts'
import { withDocumentLinks } from '../store/documentLinks.ts'
import { transactAll, writeChecked } from '../store/writeChecked.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

/** Refuses a save if its version is outdated or another tab has the document. The history keeps the refused text. */
export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/draft',
  async ({ params, body, session: { username: by, expiresAt: session }, store }) => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const writer = { username: by, tab: body.tab }
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { kind, id, draft, published, editing } = document
      const content = await withDocumentLinks(store, kind, requireDraftContent(kind, body.content))
      if (isTaken(editing, writer, now) || isLate(document, body)) {
        const isKnown = [draft?.content, published && contentOf(kind, published)].some((known) =>
          sameValue(known, content),
        )
        if (!isKnown) await transactAll(store, [lateDraft(document, draft, { content, by, at })])
        throw await staleDocument(store, params)
      }
      const basedOn = draft ? draft.basedOn : publishedVersionOf(document)
      const restored = body.restores === undefined ? null : await findVersion(store, document, body.restores)
      return [
        ...savedDraft(draft, {
          kind,
          id,
          content,
          basedOn,
          by,
          session,
          published,
          restored,
          at,
          keepsDraft: body.keepsDraft,
        }),
        ...(writer.tab ? [editingWrite(document, editing, { ...writer, at })] : []),
        // Autosave is frequent, so each person gets only one audit record per draft.
        ...(draft?.editors?.includes(by)
          ? []
          : [auditWrite({ at, by, action: 'save', subject: `${kind}/${id}` })]),
      ]
    })
    return currentDocument(store, params)
  },
)

const isLate = (
  document: StoredDocument,
  { version, basedOn }: { version: number; basedOn?: number | undefined },
): boolean =>
  document.draft
    ? version !== document.draft.version
    : version !== 0 || (basedOn !== undefined && basedOn !== publishedVersionOf(document))
