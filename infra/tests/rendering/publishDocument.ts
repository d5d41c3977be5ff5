import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Desk } from '../../../functions/testing/desk.ts'

interface Change {
  kind: DocumentKind
  id: string
  content: DraftContent
}

/** Saves a change of a document as a draft, and publishes it. */
export async function publishDocument(desk: Desk, { kind, id, content }: Change): Promise<void> {
  const params = { kind, id }
  const { draft, published } = await desk.find(kind, id)
  const saved = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
    params,
    json: { content: { ...published?.content, ...draft?.content, ...content }, version: draft?.version ?? 0 },
  })
  await desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
    params,
    json: { version: saved.draft?.version, confirmed: ['takenDown ana'] },
  })
}

export async function removeDocument(desk: Desk, kind: DocumentKind, id: string): Promise<void> {
  const { published } = await desk.find(kind, id)
  const query = `version=${published?.version}`
  await desk.send('DELETE /api/admin/documents/{kind}/{id}', { params: { kind, id }, query })
}
