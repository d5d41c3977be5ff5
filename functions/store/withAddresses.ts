import { documentLinks, isDocumentLink } from '#shared/documents/documentLinks.ts'
import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import { keys } from '#shared/keys.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { getMany } from './getMany.ts'
import { nameOf } from './snapshot.ts'
import type { Store } from './store.ts'

/**
 * A result with the addresses of today instead of links to documents. A link to a document that is not published stays
 * for staff. Visitors read the words of a text without it, and lists leave its entry out.
 */
export async function withAddresses<Result>(
  store: Store,
  result: Result,
  reader: 'visitor' | 'staff',
): Promise<Result> {
  const text = JSON.stringify(result) ?? ''
  const links = new Map(
    Array.from(text.matchAll(documentLinks), ([link, kind, id = '']) => [
      link,
      keys.directoryRow(kind as DocumentKind, id), // The expression has kinds only.
    ]),
  )
  if (links.size === 0) return result
  const rows = await getMany(store, [...links.values()])
  const addresses = new Map(rows.map((row) => [nameOf(row), String(row.address).slice(1)]))
  const shown = text.replace(documentLinks, (link) => addresses.get(nameOf(links.get(link) ?? {})) ?? link)
  return rows.length < links.size && reader === 'visitor'
    ? JSON.parse(shown.replace(deadAnchors, '$1'), withoutDeadLinks)
    : JSON.parse(shown)
}

/** In JSON. The group is the text of the link. */
const deadAnchors = /<a\b[^<>]*href=\\*"\/~[^<>]*>(.*?)<\/a>/g

function withoutDeadLinks(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isDeadEntry(entry))
  if (optionalLinks.includes(name) && isDocumentLink(value)) return undefined
  const stored = typeof value === 'string' && value.includes('"/~') ? parsedText(value) : undefined
  return stored === undefined ? value : JSON.stringify(JSON.parse(JSON.stringify(stored), withoutDeadLinks))
}

/** Those of a card and an alert, which visitors read without them. */
const optionalLinks = ['ctaUrl', 'link']

/** An element, an entry of a list of links, or a service. */
function isDeadEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false
  const { url, slug } = isRecord(entry.values) ? entry.values : entry
  return isDocumentLink(url) || isDocumentLink(slug)
}
