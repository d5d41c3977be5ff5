import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { fixedPages } from '#shared/documents/paths.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import { partitions } from '#shared/keys.ts'
import { documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import { directoryRow } from '../store/desk/directoryRows.ts'
import { redirects } from '../store/desk/redirects.ts'
import { allItems } from '../store/read.ts'
import { findSite } from '../store/site.ts'
import type { Item, Store } from '../store/store.ts'
import { idOf } from '../store/storedItems.ts'

/** Each document has its row and its address, each draft its row, and every redirect leads to a page in one hop. */
export async function requireConsistentTable(store: Store): Promise<void> {
  const stored = await scan(store)
  const addresses = new Map<string, string>()
  for (const kind of documentKinds) {
    const items = await allItems(store, partitions.documents[kind])
    const rows = await publishedRows(store, kind)
    const expected = items.map((item) => withoutUndefined(directoryRow({ kind, id: idOf(item) }, item)))
    expect(byId(rows.map(withoutUndefined))).toEqual(byId(expected))
    if (kinds[kind].hasChosenAddress)
      for (const { id, address = '' } of rows) addresses.set(`ADDRESS#${address}`, `${kind}/${id}`)
  }
  const storedAddresses = stored.filter((item) => partitionOf(item).startsWith('ADDRESS#'))
  expect(new Map(storedAddresses.map((item) => [partitionOf(item), nameOf(item)]))).toEqual(addresses)
  const drafts = stored.filter((item) => partitionOf(item).startsWith('DRAFT#')).map(nameOf)
  expect((await directoryDrafts(store)).map(nameOf).toSorted()).toEqual(drafts.toSorted())
  requireOneHop(await redirects(store), new Set(Array.from(addresses.keys(), (key) => key.slice(8))), [
    ...fixedPages(await findSite(store)).map(({ path }) => path),
  ])
}

function requireOneHop(
  all: readonly Redirect[],
  chosen: ReadonlySet<string>,
  fixed: readonly string[],
): void {
  const lost = all.filter(({ from, to }) => chosen.has(from) || !(chosen.has(to) || fixed.includes(to)))
  expect(lost).toEqual([])
}

async function scan({ documents, tableName }: Store): Promise<Item[]> {
  const items: Item[] = []
  for await (const { Items = [] } of paginateScan(
    { client: documents },
    { TableName: tableName, ConsistentRead: true },
  ))
    items.push(...Items)
  return items
}

const partitionOf = (item: Item) => String(item[table.partitionKey])
const nameOf = (item: object) => `${Reflect.get(item, 'kind')}/${Reflect.get(item, 'id')}`
const withoutUndefined = (row: object): Item => JSON.parse(JSON.stringify(row))
const byId = (rows: readonly Item[]) => new Map(rows.map((row) => [row.id, row]))
