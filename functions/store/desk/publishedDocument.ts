import { keys } from '#shared/keys.ts'
import type { Item } from '../store.ts'
import type { Write } from '../transact.ts'
import { type Condition, missing, newItem, put, remove, storedItem, update } from '../write.ts'
import { rowWrite } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { metadataOf, type PublishedDocument } from './documentFacts.ts'

/** Writes a document and its row, on the condition that nobody has changed the document since it was read. */
export function publishedWrites({ kind, id, published }: PublishedDocument, content: Item): Write[] {
  const item = { ...content, revision: nextRevisionOf(published) }
  return [
    put({ ...item, ...keys.document(kind, id) }, unchangedSince(published)),
    rowWrite(kind, directoryRow({ kind, id }, item)),
  ]
}

/** Null removes a field. The version stays, so that a draft of the document does not conflict. */
export function changedWrites(document: PublishedDocument, set: Record<string, unknown>): Write[] {
  const { kind, id, published } = document
  const revision = nextRevisionOf(published)
  const changed = Object.entries({ ...published, ...set, revision }).filter(([, value]) => value !== null)
  return [
    update(keys.document(kind, id), { set: { ...set, revision } }, unchangedSince(published)),
    rowWrite(kind, directoryRow({ kind, id }, Object.fromEntries(changed))),
  ]
}

export const removedWrites = ({ kind, id, published }: PublishedDocument): Write[] => [
  remove(keys.document(kind, id), unchangedSince(published)),
  remove(keys.directoryRow(kind, id)),
]

const nextRevisionOf = (published: Item | undefined): number =>
  published ? metadataOf(published).revision + 1 : 1

/** Content that came with the site may have no version until staff publish it. */
const unchangedSince = (published: Item | undefined): Condition =>
  published
    ? { ...storedItem, version: published.version ?? missing, revision: published.revision ?? missing }
    : newItem
