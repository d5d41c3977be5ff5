import type { DocumentKind, DocumentOrder } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { storedItem, updateItem } from '../write.ts'
import { changeDirectoryRows, type DirectoryRow, publishedRows } from './directory.ts'

interface Order {
  kind: DocumentKind
  /** They share the positions that they have, in this order. */
  ids: readonly string[]
  /** The order that they had when they were read. */
  before: readonly string[]
  by: string
  at: string
}

export async function orderedDocuments(
  store: Store,
  kind: DocumentKind,
): Promise<DocumentOrder['documents']> {
  const ordered = await publishedRows(store, kind)
  return ordered.map(({ id, title, links }) => ({ id, title, servicePageId: treatmentIn(links) }))
}

/**
 * `unknown` if an id is not published, or is given twice; `stale` if somebody else has changed the order. The directory
 * decides: its rows change at once, and the documents follow for exports. Can be repeated.
 */
export async function orderDocuments(store: Store, order: Order): Promise<'done' | Refusal> {
  const { kind, by, at } = order
  const refusal = refusalOf(await publishedRows(store, kind), order)
  if (refusal) return refusal
  await addAuditRecord(store, { at, by, action: 'order', subject: `${kind}/*` })
  let ordered: DirectoryRow[] = []
  const isChanged = await changeDirectoryRows(store, kind, (rows) => {
    if (refusalOf(rows, order)) return undefined
    ordered = inOrder(rows, order)
    return ordered
  })
  if (!isChanged) return 'stale'
  // A document that was deleted in between has no position.
  await forEachConcurrently(ordered, ({ id, order: position }) =>
    updateItem(store, keys.document(kind, id), { set: { order: position } }, storedItem),
  )
  return 'done'
}

type Refusal = 'unknown' | 'stale'

function refusalOf(rows: readonly DirectoryRow[], { ids, before }: Order): Refusal | undefined {
  const chosen = new Set(ids)
  const current = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (chosen.size !== ids.length || current.length !== ids.length) return 'unknown'
  return isSameList(current, before) || isSameList(current, ids) ? undefined : 'stale'
}

function inOrder(rows: readonly DirectoryRow[], { ids }: Order): DirectoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const chosen = new Set(ids)
  const next = ids.values()
  return rows.flatMap((row, order) => {
    const placed = chosen.has(row.id) ? byId.get(next.next().value ?? '') : row
    return placed ? { ...placed, order } : []
  })
}

/** Only an FAQ leads to a treatment page by its id. */
const treatmentIn = (links: DirectoryRow['links']) =>
  links?.find((link) => link.startsWith('treatment:'))?.slice('treatment:'.length)

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])
