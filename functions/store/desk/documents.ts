import type { DeskDocument, DocumentStatus } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { type DocumentName, PublicationMetadata, readContent } from './documentFacts.ts'
import { type DraftRecord, draftOf, pastSince } from './drafts.ts'

/** A document as the table has it. At least one of the two is there. */
export interface StoredDocument extends DocumentName {
  published: Item | undefined
  draft: DraftRecord | null
}

export async function findDocument(store: Store, name: DocumentName): Promise<StoredDocument | null> {
  const [published, draftItem] = await Promise.all(
    [keys.document(name.kind, name.id), keys.draft(name.kind, name.id)].map((key) => findItem(store, key)),
  )
  const draft = draftOf(draftItem)
  return published || draft ? { ...name, published, draft } : null
}

export const publishedVersionOf = ({ published }: StoredDocument): number | null =>
  published ? PublicationMetadata.parse(published).version : null

export function deskDocument({ kind, id, published, draft }: StoredDocument): DeskDocument {
  const metadata = published && PublicationMetadata.parse(published)
  const unpublishAt = draft?.unpublishAt ?? metadata?.unpublishAt
  return {
    kind,
    id,
    status: statusOf({
      isPublished: published !== undefined,
      hasDraft: draft !== null,
      isPast: draft !== null && pastSince(draft) !== undefined,
      isScheduled: (draft?.publishAt ?? (kinds[kind].period ? undefined : unpublishAt)) !== undefined,
    }),
    published: published && metadata ? { ...metadata, ...readContent(kind, published) } : null,
    draft: draft && { ...draft, unpublishAt },
  }
}

interface StatusFacts {
  isPublished: boolean
  hasDraft: boolean
  isPast: boolean
  isScheduled: boolean
}

export function statusOf({ isPublished, hasDraft, isPast, isScheduled }: StatusFacts): DocumentStatus {
  if (isScheduled) return 'scheduled'
  if (!isPublished) return isPast ? 'past' : 'draft'
  return hasDraft ? 'changed' : 'published'
}
