import { documentLink } from '#shared/documents/documentLinks.ts'
import { fixedPages } from '#shared/documents/paths.ts'
import { kindsWith } from '#shared/kinds/kinds.ts'
import { findSite } from '../site.ts'
import type { Store } from '../store.ts'
import { rowsOfKinds } from './directory.ts'

/** The addresses of all pages, and the links by which stored content names documents. */
export async function publishedPaths(store: Store): Promise<Set<string>> {
  const rows = await rowsOfKinds(store, kindsWith('hasChosenAddress'))
  const chosen = rows.flatMap((row) => [row.address ?? [], documentLink(row)].flat())
  return new Set([...fixedPages(await findSite(store)).map(({ path }) => path), ...chosen])
}
