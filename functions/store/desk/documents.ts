import type { DocumentState } from '#shared/documents/documentState.ts'
import { writerNow } from '#shared/documents/door.ts'
import type { DeskDocument, DocumentStatus, Editing } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { getMany } from '../getMany.ts'
import { withCurrentItems, withCurrentLinks } from '../links.ts'
import { nameOf, snapshotOf } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { type DiscussionHead, headOf } from './discussions.ts'
import {
  contentOf,
  type DocumentName,
  metadataOf,
  type PublishedDocument,
  readContent,
} from './documentFacts.ts'
import { type DraftRecord, draftOf, pastSince } from './drafts.ts'
import { editingOf } from './editing.ts'
import { findVersion } from './versions.ts'

/** A document in the table. At least one of `published` and `draft` is set. */
export interface StoredDocument extends PublishedDocument {
  draft: DraftRecord | null
  editing: Editing | null
  /** The summary of its discussion. */
  head: DiscussionHead | null
}

export async function findDocument(store: Store, { kind, id }: DocumentName): Promise<StoredDocument | null> {
  const parts = [keys.document, keys.draft, keys.editing, keys.discussion].map((key) => key(kind, id))
  const items = new Map((await getMany(store, parts)).map((item) => [nameOf(item), item]))
  const [published, draftItem, editing, head] = parts.map((key) => items.get(nameOf(key)))
  const draft = draftOf(store, { kind, id }, draftItem)
  if (!published && !draft) return null
  // With the addresses of today, one batch reads those of both.
  const current = snapshotOf(store)
  const [drafts, publications] = [draft ? [draft] : [], published ? [published] : []]
  return {
    kind,
    id,
    published: (await withCurrentItems(current, kind, publications))[0],
    draft: (await withCurrentLinks(current, drafts))[0] ?? null,
    editing: editingOf(store, editing),
    head: headOf(store, { kind, id }, head),
  }
}

/** A document before its first draft, or after its deletion. */
export const noDocument = (name: DocumentName, head: DiscussionHead | null = null): StoredDocument => ({
  ...name,
  ...{ published: undefined, draft: null, editing: null, head },
})

/** The document as `next` takes it. */
export async function stateOf(store: Store, document: StoredDocument): Promise<DocumentState> {
  const { kind, id, published, draft, editing, head } = document
  const { lastVersion } = draft ?? {}
  const last = !published && lastVersion ? await findVersion(store, document, lastVersion) : null
  return {
    kind,
    id,
    published: published ? { ...metadataOf(published), content: contentOf(kind, published) } : null,
    draft,
    lastDraft: head?.lastDraft,
    earlier: last?.content,
    editing,
  }
}

/** `now` is in milliseconds since 1970. */
export function deskDocument(
  { kind, id, published, draft, editing }: StoredDocument,
  now: number,
): DeskDocument {
  const metadata = published && metadataOf(published)
  const unpublishAt = draft?.unpublishAt ?? metadata?.unpublishAt
  return {
    kind,
    id,
    status: statusOf(kind, {
      isPublished: published !== undefined,
      draft: draft && {
        publishAt: draft.publishAt,
        endedAt: pastSince(draft),
        isMissed: draft.scheduleIssues !== undefined,
      },
      unpublishAt: metadata?.endIssues ? undefined : unpublishAt,
    }),
    published: published && metadata ? { ...metadata, ...readContent(kind, published) } : null,
    draft: draft && { ...draft, unpublishAt },
    editing: writerNow(editing, new Date(now).toISOString()),
  }
}

interface StatusFacts {
  isPublished: boolean
  draft:
    | { publishAt?: string | undefined; endedAt?: string | undefined; isMissed?: boolean | undefined }
    | null
    | undefined
  unpublishAt: string | undefined
}

/**
 * The end of an alert does not count as a schedule, because every alert has an end. Nor does what could not be done
 * when it was due.
 */
export function statusOf(
  kind: DocumentKind,
  { isPublished, draft, unpublishAt }: StatusFacts,
): DocumentStatus {
  if ((draft?.publishAt && !draft.isMissed) || (unpublishAt && !kinds[kind].period)) return 'scheduled'
  if (!isPublished) return draft?.endedAt ? 'past' : 'draft'
  return draft ? 'changed' : 'published'
}
