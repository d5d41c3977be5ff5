import type { OrderedKind } from '#shared/documents/orderedKinds.ts'
import type { DocumentOrder } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { storedItem, updateItem } from '../write.ts'
import { changeDirectoryRows, type DirectoryRow, publishedRows } from './directory.ts'

interface Order {
  kind: OrderedKind
  /** They share the positions that they have, in this order. */
  ids: readonly string[]
  /** The order that they had when they were read. */
  before: readonly string[]
  by: string
  at: string
}

const concurrency = 8

/** What is published, in its order. */
export async function orderedDocuments(store: Store, kind: OrderedKind): Promise<DocumentOrder['documents']> {
  const ordered = await publishedRows(store, kind)
  return ordered.map(({ id, title, links }) => ({ id, title, servicePageId: treatmentIn(links) }))
}

/** `unknown` if an id is not published, or is given twice. Can be repeated. */
export async function orderDocuments(
  store: Store,
  { kind, ids, before, by, at }: Order,
): Promise<'done' | 'unknown' | 'stale'> {
  const ordered = await publishedRows(store, kind)
  const chosen = new Set(ids)
  const rows = new Map(ordered.map((row) => [row.id, row]))
  if (chosen.size !== ids.length || ids.some((id) => !rows.has(id))) return 'unknown'
  const current = ordered.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (!isSameList(current, before) && !isSameList(current, ids)) return 'stale'
  await addAuditRecord(store, { at, by, action: 'order', subject: `${kind}/*` })
  const next = ids.values()
  const after = ordered.map(({ id }) => (chosen.has(id) ? (next.next().value ?? id) : id))
  const positions = new Map(after.map((id, order) => [id, order]))
  const moved = [...positions].filter(([id, order]) => rows.get(id)?.order !== order)
  // A document that was deleted in between has no position.
  await forEachConcurrently(moved, concurrency, ([id, order]) =>
    updateItem(store, keys.document(kind, id), { set: { order } }, storedItem),
  )
  await changeDirectoryRows(store, kind, (row) => ({ ...row, order: positions.get(row.id) ?? row.order }))
  return 'done'
}

/** Only an FAQ leads to a treatment page by its id. */
const treatmentIn = (links: DirectoryRow['links']) =>
  links?.find((link) => link.startsWith('treatment:'))?.slice('treatment:'.length)

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])
