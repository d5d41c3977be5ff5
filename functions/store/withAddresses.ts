import { documentLinks, isDocumentLink } from '#shared/documents/documentLinks.ts'
import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import { keys } from '#shared/keys.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { getMany } from './getMany.ts'
import { nameOf } from './snapshot.ts'
import type { Store } from './store.ts'

/**
 * Replaces document links by the current addresses. A link to an unpublished document stays for staff. For visitors,
 * only the words of such a link stay in a text, and a list leaves out the entry with such a link.
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

/** Links to unpublished documents, in JSON. The group is the text of the link. */
const deadAnchors = /<a\b[^<>]*href=\\*"\/~[^<>]*>(.*?)<\/a>/g

function withoutDeadLinks(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isDeadEntry(entry))
  if (optionalLinks.includes(name) && isDocumentLink(value)) return undefined
  const stored = typeof value === 'string' && value.includes('"/~') ? parsedText(value) : undefined
  return stored === undefined ? value : JSON.stringify(JSON.parse(JSON.stringify(stored), withoutDeadLinks))
}

/** The link fields of cards and alerts. Visitors can read a card or an alert without its link. */
const optionalLinks = ['ctaUrl', 'link']

/** True if an element, an entry of a list of links, or a service links to an unpublished document. */
function isDeadEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false
  const { url, slug } = isRecord(entry.values) ? entry.values : entry
  return isDocumentLink(url) || isDocumentLink(slug)
}
