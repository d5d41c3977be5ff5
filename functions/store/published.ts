import type * as z from 'zod/mini'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { publishedRows } from './desk/directory.ts'
import type { DirectoryRow } from './desk/directoryRows.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { getMany } from './getMany.ts'
import { linksIn, withVisibleLinks } from './links.ts'
import { parseItem } from './parseItem.ts'
import { findItem } from './read.ts'
import { readable } from './readable.ts'
import type { Item, Store } from './store.ts'

/** No list of the site is longer. */
const maxListLength = 1_000

interface PublishedQuery {
  isListed?: (row: DirectoryRow) => boolean
  first?: number
  count?: number
}

/** As visitors read the document. Null also if it is nothing without the page to which it links. */
export async function findPublished<Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  { kind, id }: DocumentName,
): Promise<z.output<Schema> | null> {
  const item = await findItem(store, keys.document(kind, id))
  if (!item) return null
  parseItem(schema, item)
  const [visible] = await visibleDocuments(store, kind, schema, [item])
  return visible ?? null
}

/** Leaves out what its schema refuses once the links that visitors must not see are removed. */
async function visibleDocuments<Schema extends z.ZodMiniType>(
  store: Store,
  kind: DocumentKind,
  schema: Schema,
  items: readonly Item[],
): Promise<z.output<Schema>[]> {
  const visible = await withVisibleLinks(
    store,
    items.map((item) => ({ kind, content: item, links: linksIn(item) })),
  )
  return visible.flatMap((item) => schema.safeParse(item).data ?? [])
}

/** Published documents in the order of the site, and their total. Damaged documents are left out, but are counted. */
export async function listPublished<Schema extends z.ZodMiniType>(
  store: Store,
  kind: DocumentKind,
  schema: Schema,
  { isListed, first = 0, count = maxListLength }: PublishedQuery = {},
): Promise<{ documents: z.output<Schema>[]; total: number }> {
  const all = await publishedRows(store, kind)
  const rows = isListed ? all.filter(isListed) : all
  const shown = rows.slice(first, first + count).map(({ id }) => keys.document(kind, id))
  const items = await getMany(store, shown)
  const intact = items.filter((item) => readable(store, schema, [item]).length > 0)
  return { documents: await visibleDocuments(store, kind, schema, intact), total: rows.length }
}
