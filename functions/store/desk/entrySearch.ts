import { canonicalPath } from '#shared/documents/canonicalPath.ts'
import { officePages } from '#shared/documents/paths.ts'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { findSite } from '../site.ts'
import type { Store } from '../store.ts'
import type { Entry } from './entries.ts'
import { redirects } from './redirects.ts'
import { mistyped, nameOf, type TextFinder } from './textSearch.ts'

/**
 * The documents that a copied address leads to: the FAQ in its fragment, and the page at its path, also after a
 * redirect. The page of an office leads to the facts of the clinic.
 */
export async function namedBy(store: Store, search: string, entries: readonly Entry[]): Promise<Entry[]> {
  const address = addressIn(search)
  if (!address) return []
  const path = canonicalPath(address.pathname)
  const moved = (await redirects(store)).find(({ from }) => from === path)
  const paths = [path, ...(moved ? [pathOfAddress(moved.to)] : [])]
  const site = await findSite(store)
  const isOfOffice = site !== null && officePages(site).some((page) => page.path === path)
  return [
    ...entries.filter(({ summary }) => `#${summary.id}` === address.hash),
    ...entries.filter(
      ({ summary, row }) =>
        paths.some((one) => one === summary.address || one === row?.address) ||
        (isOfOffice && kinds[summary.kind].hasOfficePages),
    ),
  ]
}

/** The searched address. Undefined if the search is words. An address without `https://` needs a path or `www.`. */
function addressIn(search: string): URL | undefined {
  const isAddress = /^(?:https?:\/\/|(?:[\w-]+\.)+[\w-]+\/|www\.|\/)\S*$/i.test(search)
  return isAddress
    ? (URL.parse(search.replace(/^(?!https?:|\/)/i, 'https://'), 'https://site') ?? undefined)
    : undefined
}

/** Entries with the search in title or address, then entries with all its words. If none, those with similar words. */
export function foundBy(
  search: string,
  entries: readonly Entry[],
  texts: TextFinder | undefined,
  order: (one: Entry, other: Entry) => number,
): Entry[] {
  if (!texts) return entries.toSorted(order)
  const words = foldedText(search)
  const { titled = [], others = [] } = Object.groupBy(entries, ({ summary, title }) =>
    title.includes(words) || summary.address?.includes(words) ? 'titled' : 'others',
  )
  const named = new Map(others.map((entry) => [nameOf(entry.summary), entry]))
  const having = (names: readonly string[]) => [...new Set(names)].flatMap((name) => named.get(name) ?? [])
  const found = [...titled.toSorted(order), ...having(texts.find(search)).sort(order)]
  return found.length > 0 ? found : having(texts.find(search, mistyped))
}
