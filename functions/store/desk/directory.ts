import { keys, partitions } from '#shared/keys.ts'
import type { Kind } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { table } from '#shared/table.ts'
import { getMany } from '../getMany.ts'
import { type List, readList } from '../list.ts'
import { getIntact } from '../read.ts'
import { intactFields, readable } from '../readable.ts'
import { remembered } from '../snapshot.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { put } from '../write.ts'
import { DirectoryRow, directoryRow } from './directoryRows.ts'
import type { DocumentName } from './documentFacts.ts'
import { documentOf } from './nameInKey.ts'

export type KindRow = DirectoryRow & { kind: DocumentKind }

export interface Directory extends List {
  /** Rows in the order of the site. */
  rows: readonly DirectoryRow[]
}

export async function readDirectory(store: Store, kind: DocumentKind): Promise<Directory> {
  const list = await readList(store, partitions.directory(kind))
  const read: DirectoryRow[] = readable(store, DirectoryRow, list.items, (item) => salvagedRow(kind, item))
  const rows = await withDocuments(store, kind, read)
  const { sort } = kinds[kind]
  return { ...list, rows: sort === 'order' ? inOrder(rows, list.order) : rows.sort(comparisons[sort]) }
}

/** Completes damaged rows from their documents, so that pages stay at their addresses and in the menus. */
async function withDocuments(
  store: Store,
  kind: DocumentKind,
  rows: readonly DirectoryRow[],
): Promise<DirectoryRow[]> {
  const damaged = rows.filter(({ isDamaged }) => isDamaged).map(({ id }) => keys.document(kind, id))
  const documents = new Map((await getMany(store, damaged)).map((item) => [item[table.sortKey], item]))
  return rows.map((row) => {
    const item = row.isDamaged && documents.get(row.id)
    return item ? { ...row, ...intactFields(DirectoryRow, directoryRow({ kind, id: row.id }, item)) } : row
  })
}

/** The row as far as it can be read, so that its page stays on the site and staff can repair it. */
function salvagedRow(kind: DocumentKind, item: Item): DirectoryRow | undefined {
  const name = documentOf(kind, item[table.sortKey])
  return name && { title: '', ...intactFields(DirectoryRow, item), id: name.id, isDamaged: true }
}

/** The published documents of a kind, in the order of the site. */
export const publishedRows = (store: Store, kind: DocumentKind): Promise<readonly DirectoryRow[]> =>
  remembered(store, `rows ${kind}`, async () => (await readDirectory(store, kind)).rows)

export async function rowsOfKinds(
  store: Store,
  some: readonly DocumentKind[] = documentKinds,
): Promise<KindRow[]> {
  const rows = some.map(async (kind) => (await publishedRows(store, kind)).map((row) => ({ ...row, kind })))
  return (await Promise.all(rows)).flat()
}

export const findRow = (store: Store, { kind, id }: DocumentName): Promise<DirectoryRow | null> =>
  getIntact(store, DirectoryRow, keys.directoryRow(kind, id))

export const rowWrite = (kind: DocumentKind, row: DirectoryRow): Write =>
  put({ ...row, ...keys.directoryRow(kind, row.id) })

type Comparison = (one: DirectoryRow, other: DirectoryRow) => number

/** Compares by code unit, because `localeCompare` takes twenty times as long. */
export const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
const byId: Comparison = (one, other) => compare(one.id, other.id)
const byTitle: Comparison = (one, other) =>
  compare(foldedText(one.title), foldedText(other.title)) || byId(one, other)
const newestFirst: Comparison = (one, other) =>
  compare(other.createdAt ?? '', one.createdAt ?? '') || byId(other, one)

const comparisons: Record<Exclude<Kind['sort'], 'order'>, Comparison> = {
  id: byId,
  title: byTitle,
  newest: newestFirst,
}

/** Rows that nobody has put in order come last. */
function inOrder(rows: readonly DirectoryRow[], order: readonly string[]): DirectoryRow[] {
  const byName = new Map(rows.map((row) => [row.id, row]))
  const ordered = order.flatMap((id) => byName.get(id) ?? [])
  return [...ordered, ...rows.filter(({ id }) => !order.includes(id))]
}
