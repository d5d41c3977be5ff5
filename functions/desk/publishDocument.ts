import { draftChanges, editedContent, withChanges } from '#shared/documents/changes.ts'
import type { DocumentState } from '#shared/documents/documentState.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import type { DraftContent, PublishRequest } from '#shared/entities/documents.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { findVersion } from '../store/desk/versions.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import { act } from './act.ts'
import { factsOf } from './publication.ts'
import { currentDocument } from './requireDocument.ts'

export const handler = serveStaff('POST /api/admin/documents/{kind}/{id}/publish', async (request) => {
  const { params, body, store } = request
  const { username: by } = request.session
  const at = new Date().toISOString()
  const { version, published: compared, restore: restores, confirmed } = body
  await act(
    request,
    async (document, state) => {
      if (document.draft && body.restore === undefined) requireIntact(document.draft)
      const { type, content, links } = await textToPublish(store, state, body)
      // Approvals cover the complete draft, even if only some of its fields are published.
      const approved = type === 'publish' ? state.draft?.content : content
      const { publishable, ...facts } = await factsOf({ store, document, content, approved, links, by, at })
      return { action: { type, version, compared, restores, confirmed, by, ...publishable }, ...facts, links }
    },
    at,
  )
  return currentDocument(store, params)
})

interface Text {
  type: 'publish' | 'undo' | 'putBack'
  /** Undefined if the draft no longer has the changes. */
  content: DraftContent | undefined
  links?: Links | undefined
}

async function textToPublish(
  store: Store,
  state: DocumentState,
  { fields, restore, putBack }: PublishRequest,
): Promise<Text> {
  if (putBack) return { type: 'putBack', content: state.earlier ?? undefined }
  if (restore === undefined)
    return { type: 'publish', content: fields ? partOf(state, fields) : state.draft?.content }
  const earlier = orNotFound(await findVersion(store, state, restore), 'Version', String(restore))
  return { type: 'undo', content: earlier.content, links: earlier.links }
}

/** The published content with the draft's values of `fields`. Undefined unless the draft changes all these fields. */
function partOf(
  { kind, published, draft }: DocumentState,
  fields: NonNullable<PublishRequest['fields']>,
): DraftContent | undefined {
  if (!draft) return undefined
  const before = published?.content ?? {}
  const changed = new Set(draftChanges(kind, before, draft.content).map(pathName))
  return fields.every((path) => changed.has(pathName(path)))
    ? withChanges(editedContent(kind, before), editedContent(kind, draft.content), fields)
    : undefined
}
