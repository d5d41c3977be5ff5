import { DocumentKind } from '#shared/entities/documents.ts'
import type { Store } from '../store.ts'
import { readDirectory } from './directory.ts'

/** The titles of documents by `<kind>/<id>`, for those that still exist. */
export async function documentTitles(
  store: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Set(names.map((name) => name.slice(0, name.indexOf('/'))))
  const titles = await Promise.all(
    DocumentKind.options
      .filter((kind) => kinds.has(kind))
      .map(async (kind) => {
        const { published, drafts } = await readDirectory(store, kind)
        return [...published, ...drafts].map(({ id, title }) => [`${kind}/${id}`, title] as const)
      }),
  )
  return new Map(titles.flat())
}
