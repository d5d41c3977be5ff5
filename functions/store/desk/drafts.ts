import * as z from 'zod/mini'
import { DocumentKind, Draft, type DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { periodOf, titleOf } from '#shared/kinds/kinds.ts'
import { Links } from '../links.ts'
import { UnreadableItem } from '../parseItem.ts'
import { findItem } from '../read.ts'
import { damagedFields, intactFields, longAgo, readable, type Salvaged, unchanged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { type Condition, newItem, put, remove } from '../write.ts'
import { transactAll } from '../writeChecked.ts'
import { DirectoryDraft } from './directoryDrafts.ts'
import { addressOf, type DocumentName } from './documentFacts.ts'
import { StoredContent, storedText, withKnownFields } from './storedContent.ts'
import { usedImages } from './usedImages.ts'
import { versionWrite } from './versions.ts'

export const DraftRecord = z.extend(Draft, {
  kind: DocumentKind,
  id: z.string(),
  content: StoredContent,
  links: z.optional(Links),
  basedOn: z._default(z.nullable(z.number()), null),
  /** Counts all changes, including those that do not change `version`, such as a schedule. */
  revision: z.optional(z.number()),
  /** The end of the session that last saved the draft, which tells the sessions of one person apart. */
  session: z.optional(z.string()),
  /** The time when this draft was begun, or when the history last got a copy of an earlier text. */
  keptAt: z.optional(z.string()),
  /** Usernames whose work on this draft has an audit record. */
  editors: z.optional(z.array(z.string())),
  /** The last version that was published before the document was unpublished. */
  lastVersion: z.optional(z.number()),
  endedAt: z.optional(z.string()),
})
export type DraftRecord = z.infer<typeof DraftRecord> & Salvaged

/** Keeps a text in the history that cannot be saved, because another tab edits the document or its draft is newer. */
export async function keepLate(
  store: Store,
  name: DocumentName,
  before: DraftRecord | null,
  { at, ...text }: { content: DraftContent; links: Links; by: string; at: string },
): Promise<void> {
  // The number is the time. It must not equal the number that the current draft will get in the history.
  let number = Math.max(Date.parse(at), Date.parse(before?.updatedAt ?? at) + 1)
  const write = () => versionWrite(name, { number, at, ...text, action: 'draft' }, newItem)
  while (!(await transactAll(store, [write()]))) number += 1
}

/** Writes a draft and its row in the list, on the condition that nobody has changed the draft since it was read. */
export function draftWrites(before: DraftRecord | null, draft: DraftRecord): Write[] {
  const { kind, id, content, basedOn } = draft
  const listed = DirectoryDraft.parse({
    ...draft,
    title: titleOf(kind, content),
    address: addressOf(draft, content),
    isPublished: basedOn !== null,
    endedAt: pastSince(draft),
    isMissed: draft.scheduleIssues !== undefined || undefined,
    images: usedImages(content),
  })
  const revision = (before?.revision ?? 0) + 1
  const { stored, damaged, ...written } = draft
  return [
    put(
      { ...written, revision, content: storedText(content), ...keys.draft(kind, id) },
      unchangedDraft(before),
    ),
    put({ ...listed, ...keys.directoryDraft(kind, id) }),
  ]
}

export const removedDraft = (draft: DraftRecord): Write[] => [
  remove(keys.draft(draft.kind, draft.id), unchangedDraft(draft)),
  remove(keys.directoryDraft(draft.kind, draft.id)),
]

const unchangedDraft = (before: DraftRecord | null): Condition =>
  before ? unchanged(before, 'version', 'revision') : newItem

/** Keeps the draft in the history before another takes its place. */
export function keptDraft(
  name: DocumentName,
  draft: Draft & { links: Links },
  number = Date.parse(draft.updatedAt),
): Write {
  const { updatedAt: at, updatedBy: by, content, links, authors } = draft
  return versionWrite(name, { number, at, by, action: 'draft', content, links, authors })
}

export const findDraft = async (store: Store, name: DocumentName): Promise<DraftRecord | null> =>
  draftOf(store, name, await findItem(store, keys.draft(name.kind, name.id)))

/** A damaged draft opens with what can be read of it, so that staff can restore an earlier text or delete it. */
export function draftOf(
  store: Store,
  { kind, id }: DocumentName,
  item: Item | undefined,
): DraftRecord | null {
  if (!item) return null
  const salvage = (stored: Item): DraftRecord => ({
    content: {},
    version: 1,
    basedOn: null,
    updatedAt: longAgo,
    updatedBy: '',
    // A withdrawal stays in force even if its time is damaged.
    ...(stored.consentWithdrawnAt !== undefined && { consentWithdrawnAt: longAgo }),
    ...intactFields(DraftRecord, stored),
    kind,
    id,
    damaged: damagedFields(DraftRecord, stored),
    stored,
  })
  const [draft] = readable(store, DraftRecord, [item], salvage)
  return draft ? { ...draft, content: withKnownFields(kind, draft.content) } : null
}

/** @throws {UnreadableItem} for a damaged draft, which must not be published or scheduled. */
export function requireIntact({ damaged, stored }: DraftRecord): void {
  if (damaged && stored) throw new UnreadableItem(stored, damaged)
}

/** The time when an alert was over. Undefined if staff have given the draft of the alert a later end. */
export const pastSince = ({ kind, content, endedAt }: DraftRecord): string | undefined =>
  endedAt !== undefined && (periodOf(kind, content)?.end ?? '') <= endedAt ? endedAt : undefined
