import { isDeepStrictEqual } from 'node:util'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { badRequest, Problem } from '../../http/problem.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { storedItem, updateItem } from '../write.ts'
import { changeDirectory, type DirectoryRow, publishedRows } from './directory.ts'

interface Order {
  kind: DocumentKind
  /** They share the positions that they have, in this order. */
  ids: readonly string[]
  /** The order that they had when they were read. */
  before: readonly string[]
  by: string
  at: string
}

/**
 * The directory decides: its rows change at once, and the documents follow for exports. Can be repeated.
 * @throws {Problem} 400 if an id is not published, or is given twice; 409 if somebody else has changed the order.
 */
export async function orderDocuments(store: Store, order: Order): Promise<void> {
  const { kind, by, at } = order
  requireOrder(await publishedRows(store, kind), order)
  await addAuditRecord(store, { at, by, action: 'order', subject: `${kind}/*` })
  let ordered: DirectoryRow[] = []
  await changeDirectory(store, kind, (rows) => {
    requireOrder(rows, order)
    ordered = inOrder(rows, order)
    return ordered
  })
  // A document that was deleted in between has no position.
  await forEachConcurrently(ordered, ({ id, order: position }) =>
    updateItem(store, keys.document(kind, id), { set: { order: position } }, storedItem),
  )
}

function requireOrder(rows: readonly DirectoryRow[], { ids, before }: Order): void {
  const chosen = new Set(ids)
  const current = rows.map(({ id }) => id).filter((id) => chosen.has(id))
  if (chosen.size !== ids.length || current.length !== ids.length)
    throw badRequest('ids', 'must be published documents, each once')
  if (!isDeepStrictEqual(current, before) && !isDeepStrictEqual(current, ids))
    throw new Problem(409, 'Somebody else has changed this order since')
}

function inOrder(rows: readonly DirectoryRow[], { ids }: Order): DirectoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const next = ids.values()
  return rows.flatMap((row, order) => {
    const placed = ids.includes(row.id) ? byId.get(next.next().value ?? '') : row
    return placed ? { ...placed, order } : []
  })
}
