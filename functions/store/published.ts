import type * as z from 'zod/mini'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { type DirectoryRow, publishedRows } from './desk/directory.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { getMany } from './getMany.ts'
import { getOne } from './read.ts'
import { readable } from './readable.ts'
import type { Store } from './store.ts'

/** No list of the site is longer. */
const maxListLength = 1_000

interface PublishedQuery {
  isListed?: (row: DirectoryRow) => boolean
  first?: number
  count?: number
}

export const findPublished = <Schema extends z.ZodMiniType>(
  store: Store,
  schema: Schema,
  name: DocumentName,
): Promise<z.output<Schema> | null> => getOne(store, schema, keys.document(name.kind, name.id))

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
  return { documents: readable(store, schema, items), total: rows.length }
}
