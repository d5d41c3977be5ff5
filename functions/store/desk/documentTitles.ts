import { DocumentKind } from '#shared/entities/documents.ts'
import type { Store } from '../store.ts'
import { publishedRows } from './directory.ts'
import { directoryDrafts } from './directoryDrafts.ts'

/** The titles of documents by `<kind>/<id>`, for those that still exist. */
export async function documentTitles(
  store: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Set(names.map((name) => name.slice(0, name.indexOf('/'))))
  const published = await Promise.all(
    DocumentKind.options
      .filter((kind) => kinds.has(kind))
      .map(async (kind) => (await publishedRows(store, kind)).map((row) => ({ ...row, kind }))),
  )
  const all = [...published.flat(), ...(await directoryDrafts(store))]
  return new Map(all.map(({ kind, id, title }) => [`${kind}/${id}`, title]))
}
