import { draftChanges, editedContent, withChanges } from '#shared/documents/changes.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import type { DraftContent, PublishRequest } from '#shared/entities/documents.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { findVersion } from '../store/desk/versions.ts'
import type { Store } from '../store/store.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { publicationWrites } from './publication.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/publish',
  async ({ params, body, session: { username: by }, requestId, store }) => {
    const action = body.restore === undefined ? 'publish' : 'restore'
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const content = await contentToPublish(store, document, body)
      if (!content) throw await staleDocument(store, params)
      // Approvals cover the complete draft, even if only some of its fields are published.
      const fullDraft = body.fields && document.draft?.content
      return publicationWrites({ store, document, action, content, by, at, ...(fullDraft && { fullDraft }) })
    })
    await startRenderer(requestId)
    return currentDocument(store, params)
  },
)

/** Undefined if the document has changed since it was read. With `restore`, `version` is the published one. */
async function contentToPublish(
  store: Store,
  document: StoredDocument,
  { version, published = document.draft?.basedOn ?? undefined, fields, restore }: PublishRequest,
): Promise<DraftContent | undefined> {
  const { draft } = document
  const current = publishedVersionOf(document) ?? undefined
  if (restore !== undefined) {
    const earlier = orNotFound(await findVersion(store, document, restore), 'Version', String(restore))
    return current === version ? earlier.content : undefined
  }
  if (draft?.version !== version || published !== current) return undefined
  return fields ? partOf(document, draft.content, fields) : draft.content
}

/** The published content with the draft's values of `fields`. Undefined unless the draft changes all these fields. */
function partOf(
  { kind, published }: StoredDocument,
  draft: DraftContent,
  fields: NonNullable<PublishRequest['fields']>,
): DraftContent | undefined {
  const before = published ? contentOf(kind, published) : {}
  const changed = new Set(draftChanges(kind, before, draft).map(pathName))
  return fields.every((path) => changed.has(pathName(path)))
    ? withChanges(editedContent(kind, before), editedContent(kind, draft), fields)
    : undefined
}
