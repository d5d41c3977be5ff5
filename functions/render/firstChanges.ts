import { postQueryOf } from './apiUrl.ts'
import type { LastRendering } from './collectObjects.ts'

/** Of no more pages, none need to wait for the others. */
const maxPages = 40

/**
 * The changed addresses whose pages are published first: what many pages repeat, such as the title of one of the newest
 * posts, waits for the page and the lists of the post itself. Undefined if all pages are published at once.
 */
export function firstChanges({ record, changed }: LastRendering): ReadonlySet<string> | undefined {
  const readers = Array.from(record.objects.values(), ({ reads }) => reads.filter((url) => changed.has(url)))
  const counts = new Map<string, number>()
  for (const url of readers.flat()) counts.set(url, (counts.get(url) ?? 0) + 1)
  const pagesOf = (urls: ReadonlySet<string>) =>
    readers.filter((reads) => reads.some((url) => urls.has(url))).length
  if (pagesOf(changed) <= maxPages) return undefined
  const readByFew = new Set([...changed].filter((url) => (counts.get(url) ?? 0) <= maxPages))
  if (pagesOf(readByFew) <= maxPages) return readByFew.size > 0 ? readByFew : undefined
  // A new post moves the posts of all lists.
  const documents = new Set([...readByFew].filter((url) => !postQueryOf(url)))
  return documents.size > 0 ? documents : undefined
}
