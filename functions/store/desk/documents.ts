import type { DeskDocument, DocumentStatus, Editing } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { type DocumentName, PublicationMetadata, readContent } from './documentFacts.ts'
import { type DraftRecord, draftOf, pastSince } from './drafts.ts'
import { findEditing, stillEditing } from './editing.ts'

/** A document in the table. At least one of `published` and `draft` is there. */
export interface StoredDocument extends DocumentName {
  published: Item | undefined
  draft: DraftRecord | null
  editing: Editing | null
}

export async function findDocument(store: Store, name: DocumentName): Promise<StoredDocument | null> {
  const [published, draftItem, editing] = await Promise.all([
    findItem(store, keys.document(name.kind, name.id)),
    findItem(store, keys.draft(name.kind, name.id)),
    findEditing(store, name),
  ])
  const draft = draftOf(draftItem)
  return published || draft ? { ...name, published, draft, editing } : null
}

export const publishedVersionOf = ({ published }: StoredDocument): number | null =>
  published ? PublicationMetadata.parse(published).version : null

/** `now` is in milliseconds since 1970. */
export function deskDocument(
  { kind, id, published, draft, editing }: StoredDocument,
  now: number,
): DeskDocument {
  const metadata = published && PublicationMetadata.parse(published)
  const unpublishAt = draft?.unpublishAt ?? metadata?.unpublishAt
  return {
    kind,
    id,
    status: statusOf(kind, {
      isPublished: published !== undefined,
      draft: draft && { publishAt: draft.publishAt, endedAt: pastSince(draft) },
      unpublishAt,
    }),
    published: published && metadata ? { ...metadata, ...readContent(kind, published) } : null,
    draft: draft && { ...draft, unpublishAt },
    editing: stillEditing(editing, now),
  }
}

interface StatusFacts {
  isPublished: boolean
  draft: { publishAt?: string | undefined; endedAt?: string | undefined } | null | undefined
  unpublishAt: string | undefined
}

/** A document that ends by itself does not count as scheduled. */
export function statusOf(
  kind: DocumentKind,
  { isPublished, draft, unpublishAt }: StatusFacts,
): DocumentStatus {
  if (draft?.publishAt || (unpublishAt && !kinds[kind].period)) return 'scheduled'
  if (!isPublished) return draft?.endedAt ? 'past' : 'draft'
  return draft ? 'changed' : 'published'
}
