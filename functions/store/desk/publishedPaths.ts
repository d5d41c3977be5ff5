import { singlePages } from '#shared/pages.ts'
import type { Store } from '../store.ts'
import { readDirectory } from './directory.ts'

/** The addresses of all pages: those of the table of pages, and those that staff choose. */
export async function publishedPaths(store: Store): Promise<Set<string>> {
  const directories = await Promise.all([readDirectory(store, 'post'), readDirectory(store, 'treatment')])
  const chosen = directories.flatMap(({ published }) => published.flatMap(({ address = [] }) => address))
  return new Set([...singlePages().map(({ path }) => path), ...chosen])
}
