import type { BinnedDocument, DraftContent } from '#shared/entities/documents.ts'
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
import { deleteVersions } from './versions.ts'

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
  const all = (await deletedDocuments(store)).flatMap((deleted) => {
    if (!isInBin(deleted, now)) return []
    const { kind, id, title = '', address, at, by = '' } = deleted
    return [{ kind, id, title, address, at, by, until: binEnd(at) }]
  })
  return all.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Restores a document as a draft, whose history is still there. Undefined if the document is not in the bin. */
export async function restoredWrites(
  store: Store,
  name: DocumentName,
  now: Date,
): Promise<Write[] | undefined> {
  const deleted = await findDeleted(store, name)
  const content = await findBinned(store, name)
  if (!deleted || !isInBin(deleted, now.getTime()) || !content) return undefined
  const { kind, id, at, by = '', lastVersion, consentWithdrawnAt } = deleted
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

/** Deletes the content, the versions and the discussion of a document whose time in the bin is over. Idempotent. */
export async function deleteExpired(store: Store, name: DocumentName, now: string): Promise<void> {
  const deleted = await findDeleted(store, name)
  if (deleted?.at === undefined || isInBin(deleted, Date.parse(now)) || (await findDocument(store, name)))
    return
  await deleteVersions(store, name)
  await deleteDiscussion(store, name)
  const { kind, id, title, at, by } = deleted
  await transactAll(store, deletedWrites({ kind, id, title, at, by }))
}

const isInBin = (deleted: Deleted, now: number): deleted is Deleted & { at: string } =>
  deleted.at !== undefined && now < Date.parse(binEnd(deleted.at))
