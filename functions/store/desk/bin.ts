import { type BinState, isRefusal } from '#shared/documents/documentState.ts'
import { binEnd, next } from '#shared/documents/lifecycle.ts'
import type { BinnedDocument } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { titleOf } from '#shared/kinds/kinds.ts'
import { getMany } from '../getMany.ts'
import { type Links, pickedLinks } from '../links.ts'
import { UnreadableItem } from '../parseItem.ts'
import { longAgo } from '../readable.ts'
import { nameOf } from '../snapshot.ts'
import type { Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { transactAll } from '../writeChecked.ts'
import {
  type Binned,
  type Deleted,
  deletedDocuments,
  deletedWrites,
  findBinned,
  findDeleted,
} from './deletedDocuments.ts'
import { deleteDiscussion } from './discussions.ts'
import { addressOf, type DocumentName } from './documentFacts.ts'
import { findDocument, noDocument, stateOf } from './documents.ts'
import { usedImages } from './usedImages.ts'
import { deleteVersions, findVersion, listVersions } from './versions.ts'

/** Without `bin`, only the note that the document was deleted stays. */
export function binWrites(
  { kind, id }: DocumentName,
  bin: BinState | null | undefined,
  known: Links,
): Write[] {
  if (!bin) return deletedWrites({ kind, id })
  const { content, authors, takenDown, endedAt, at, by, lastVersion, consentWithdrawnAt } = bin
  const address = addressOf({ kind, id }, content)
  const facts = { at, by, lastVersion, consentWithdrawnAt, address, title: titleOf(kind, content) }
  return deletedWrites(
    { kind, id, ...facts, images: usedImages(content) },
    {
      content,
      authors,
      takenDown,
      endedAt,
      links: pickedLinks(kind, content, known),
    },
  )
}

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

/** Null if the document is not in the bin, or its time there is over. */
export async function findBin(
  store: Store,
  name: DocumentName,
  now: Date,
): Promise<(BinState & Pick<Binned, 'links'>) | null> {
  const deleted = await findDeleted(store, name)
  if (!deleted || !isInBin(deleted, now.getTime())) return null
  const binned = await findBinned(store, name).catch((error) => lastText(store, name, now, error))
  if (!binned) return null
  const { at = now.toISOString(), by = '', lastVersion, consentWithdrawnAt } = deleted
  return { ...binned, at, by, lastVersion, consentWithdrawnAt }
}

/** The newest text of the history, in place of damaged content. @throws `error` if the history is empty. */
async function lastText(store: Store, name: DocumentName, now: Date, error: unknown): Promise<Binned> {
  if (!(error instanceof UnreadableItem)) throw error
  const { versions } = await listVersions(store, name, now.getTime())
  for (const { number } of versions) {
    const version = await findVersion(store, name, number).catch((problem: unknown) => {
      if (problem instanceof UnreadableItem) return null
      throw problem
    })
    if (version) return { content: version.content, links: version.links }
  }
  throw error
}

/** Deletes the content, the versions and the discussion of a document whose time in the bin is over. Idempotent. */
export async function deleteExpired(store: Store, name: DocumentName, now: string): Promise<void> {
  const deleted = await findDeleted(store, name)
  if (!deleted?.at) return
  const { kind, id, title, at, by = '', consentWithdrawnAt } = deleted
  const document = (await findDocument(store, name)) ?? noDocument(name)
  const bin = { content: {}, at, by }
  const outcome = next({ ...(await stateOf(store, document)), bin }, { type: 'expire', by: '' }, now)
  if (isRefusal(outcome)) return
  await deleteVersions(store, name)
  await deleteDiscussion(store, name)
  await transactAll(store, deletedWrites({ kind, id, title, at, by: deleted.by, consentWithdrawnAt }))
}

/** A document whose time is damaged stays in the bin until staff restore it. */
function isInBin({ kind, id, at, by = '', isDamaged }: Deleted, now: number): boolean {
  if (at === undefined) return isDamaged === true
  const binned = { kind, id, published: null, draft: null, bin: { content: {}, at, by } }
  return !isRefusal(next(binned, { type: 'restore', by }, new Date(now).toISOString()))
}
