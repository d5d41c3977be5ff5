import type { BinnedDocument, DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { UnreadableItem } from '../parseItem.ts'
import { longAgo } from '../readable.ts'
import { nameOf } from '../snapshot.ts'
import type { Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { transactAll } from '../writeChecked.ts'
import {
  binEnd,
  type Deleted,
  deletedDocuments,
  deletedWrites,
  findBinned,
  findDeleted,
} from './deletedDocuments.ts'
import { deleteDiscussion } from './discussions.ts'
import { addressOf, type DocumentName, titleOf } from './documentFacts.ts'
import { findDocument } from './documents.ts'
import { type DraftRecord, draftWrites } from './drafts.ts'
import { usedImages } from './usedImages.ts'
import { deleteVersions, findVersion, listVersions } from './versions.ts'

type BinnedDraft = DocumentName & { content: DraftContent; consentWithdrawnAt?: string | undefined }

export const binWrites = (
  { kind, id, content, consentWithdrawnAt }: BinnedDraft,
  { at, by, lastVersion }: { at: string; by: string; lastVersion: number },
): Write[] =>
  deletedWrites(
    {
      kind,
      id,
      consentWithdrawnAt,
      at,
      by,
      lastVersion,
      title: titleOf(kind, content),
      address: addressOf({ kind, id }, content),
      images: usedImages(content),
    },
    content,
  )

/** Documents that can be restored, the last deleted first. `now` is in milliseconds since 1970. */
export async function binnedDocuments(store: Store, now: number): Promise<BinnedDocument[]> {
  const deleted = (await deletedDocuments(store)).filter((document) => isInBin(document, now))
  const undated = deleted.filter(({ at }) => at === undefined)
  const contents = await getMany(
    store,
    undated.map(({ kind, id }) => keys.binned(kind, id)),
  )
  const restorable = new Set(contents.map(nameOf))
  const all = deleted.flatMap(({ kind, id, title = '', address, at = longAgo, by = '', isDamaged }) =>
    at === longAgo && !restorable.has(nameOf(keys.binned(kind, id)))
      ? []
      : [{ kind, id, title, address, at, by, until: binEnd(at), isDamaged }],
  )
  return all.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Restores a document as a draft, whose history is still there. Undefined if the document is not in the bin. */
export async function restoredWrites(
  store: Store,
  name: DocumentName,
  now: Date,
): Promise<Write[] | undefined> {
  const deleted = await findDeleted(store, name)
  if (!deleted || !isInBin(deleted, now.getTime())) return undefined
  const content = await findBinned(store, name).catch((error) => lastText(store, name, now, error))
  if (!content) return undefined
  const { kind, id, at = now.toISOString(), by = '', lastVersion, consentWithdrawnAt } = deleted
  const draft: DraftRecord = {
    kind,
    id,
    content,
    lastVersion,
    consentWithdrawnAt,
    version: 1,
    basedOn: null,
    updatedAt: at,
    updatedBy: by,
  }
  return [...draftWrites(null, draft), ...deletedWrites({ kind, id })]
}

/** The newest text of the history, in place of damaged content. @throws `error` if the history is empty. */
async function lastText(store: Store, name: DocumentName, now: Date, error: unknown): Promise<DraftContent> {
  if (!(error instanceof UnreadableItem)) throw error
  const { versions } = await listVersions(store, name, now.getTime())
  for (const { number } of versions) {
    const version = await findVersion(store, name, number).catch(() => null)
    if (version) return version.content
  }
  throw error
}

/** Deletes the content, the versions and the discussion of a document whose time in the bin is over. Idempotent. */
export async function deleteExpired(store: Store, name: DocumentName, now: string): Promise<void> {
  const deleted = await findDeleted(store, name)
  if (!deleted?.at || isInBin(deleted, Date.parse(now)) || (await findDocument(store, name))) return
  await deleteVersions(store, name)
  await deleteDiscussion(store, name)
  const { kind, id, title, at, by } = deleted
  await transactAll(store, deletedWrites({ kind, id, title, at, by }))
}

/** A document whose time is damaged stays in the bin until staff restore it. */
const isInBin = ({ at, isDamaged }: Deleted, now: number): boolean =>
  at === undefined ? isDamaged === true : now < Date.parse(binEnd(at))
