import { apiLimits } from '#shared/apiLimits.ts'
import type { BinnedDocument } from '#shared/entities/documents.ts'
import type { Store } from '../store.ts'
import { type Deleted, deletedDocuments, findDeleted, markDeleted } from './deletedDocuments.ts'
import { addressOf, type DocumentName, titleOf } from './documentFacts.ts'
import { findDocument } from './documents.ts'
import { addDraft, type DraftRecord } from './drafts.ts'
import { putDue } from './due.ts'
import type { RunningDocument } from './operations.ts'
import { usedImages } from './usedImages.ts'
import { deleteVersions } from './versions.ts'

/** Keeps what a deletion would lose. Writing it again changes nothing. */
export async function putInBin(store: Store, { kind, id, draft }: RunningDocument): Promise<void> {
  const { content, consentWithdrawnAt, operation } = draft
  await putDue(store, { kind, id, at: binEnd(operation.at) })
  await markDeleted(store, {
    ...{ kind, id, content, consentWithdrawnAt },
    ...{ at: operation.at, by: operation.by, lastVersion: operation.number },
    title: titleOf(kind, content),
    address: addressOf({ kind, id }, content),
    images: usedImages(content),
  })
}

/** What can be restored, the last deleted first. `now` is in milliseconds since 1970. */
export async function binnedDocuments(store: Store, now: number): Promise<BinnedDocument[]> {
  const all = (await deletedDocuments(store)).flatMap((deleted) => {
    if (!isInBin(deleted, now)) return []
    const { kind, id, title = '', address, at, by = '' } = deleted
    return [{ kind, id, title, address, at, by, until: binEnd(at) }]
  })
  return all.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** As a draft with its earlier versions. False if it is not in the bin. */
export async function restoreFromBin(store: Store, name: DocumentName, now: Date): Promise<boolean> {
  const deleted = await findDeleted(store, name)
  if (!deleted || !isInBin(deleted, now.getTime()) || !deleted.content) return false
  const { kind, id, content, at, by = '', lastVersion, consentWithdrawnAt } = deleted
  const draft: DraftRecord = {
    ...{ kind, id, content, lastVersion, consentWithdrawnAt },
    ...{ version: 1, basedOn: null, updatedAt: at, updatedBy: by },
  }
  // There is one already if an earlier run was interrupted.
  await addDraft(store, draft)
  await markDeleted(store, { kind, id })
  return true
}

/** Deletes the content and the versions of a document whose time in the bin is over. */
export async function deleteExpired(store: Store, name: DocumentName, now: string): Promise<void> {
  const deleted = await findDeleted(store, name)
  if (!deleted?.content || isInBin(deleted, Date.parse(now)) || (await findDocument(store, name))) return
  await deleteVersions(store, name)
  const { kind, id, title, at, by } = deleted
  await markDeleted(store, { kind, id, title, at, by })
}

const isInBin = (deleted: Deleted, now: number): deleted is Deleted & { at: string } =>
  deleted.at !== undefined && now < Date.parse(binEnd(deleted.at))

/** ISO 8601. */
export const binEnd = (at: string) => new Date(Date.parse(at) + apiLimits.binRetention).toISOString()
