import { singlePages } from '#shared/pages.ts'
import type { Store } from '../store.ts'
import { publishedRows } from './directory.ts'

/** The addresses of all pages: those of the table of pages, and those that staff choose. */
export async function publishedPaths(store: Store): Promise<Set<string>> {
  const rows = await Promise.all([publishedRows(store, 'post'), publishedRows(store, 'treatment')])
  const chosen = rows.flat().flatMap(({ address = [] }) => address)
  return new Set([...singlePages().map(({ path }) => path), ...chosen])
}
