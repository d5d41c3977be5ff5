import { randomUUID } from 'node:crypto'
import type { DraftContent } from '#shared/entities/documents.ts'
import { addressOf, contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import type { Operation } from '../store/desk/drafts.ts'

/** Milliseconds: longer than the function that starts it may run. */
const finishAfter = 20_000

export function newPublication(
  document: StoredDocument,
  { action, by, at, content }: Pick<Operation, 'action' | 'by' | 'at'> & { content?: DraftContent },
): Operation {
  const { kind, published, draft } = document
  const before = published && contentOf(kind, published)
  const version = publishedVersionOf(document) ?? draft?.lastVersion ?? 0
  return {
    id: randomUUID(),
    ...{ action, by, at, content },
    ...(action === 'image' && draft && { keepsDraft: true }),
    number: content ? version + 1 : version,
    finishAt: new Date(Date.parse(at) + finishAfter).toISOString(),
    addressBefore: before && addressOf(document, before),
  }
}
