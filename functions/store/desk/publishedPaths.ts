import { fixedPages } from '#shared/documents/paths.ts'
import { kindsWith } from '#shared/kinds/kinds.ts'
import { findSite } from '../site.ts'
import type { Store } from '../store.ts'
import { publishedRows } from './directory.ts'

export async function publishedPaths(store: Store): Promise<Set<string>> {
  const rows = await Promise.all(kindsWith('hasChosenAddress').map((kind) => publishedRows(store, kind)))
  const chosen = rows.flat().flatMap(({ address = [] }) => address)
  return new Set([...fixedPages(await findSite(store)).map(({ path }) => path), ...chosen])
}
