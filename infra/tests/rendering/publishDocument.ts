import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Desk } from '../../../functions/testing/desk.ts'

interface Change {
  kind: DocumentKind
  id: string
  content: DraftContent
}

/** Saves a change of a document as a draft, and publishes it. */
export async function publishDocument(desk: Desk, { kind, id, content }: Change): Promise<void> {
  await desk.publishChange({ kind, id }, content, ['takenDown ana'])
}

export async function removeDocument(desk: Desk, kind: DocumentKind, id: string): Promise<void> {
  const { published } = await desk.find(kind, id)
  await desk.tryTo('remove', { kind, id }, { version: published?.version })
}
