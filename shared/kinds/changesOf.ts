import { type Content, everyPage } from './kind.ts'
import { type DocumentKind, kinds } from './kinds.ts'

const givenUpMark = '-'

/** Marks an address from which staff have removed a page or a redirect. */
export const givenUp = (address: string): string => givenUpMark + address

export const isGivenUp = (change: string): boolean => change.startsWith(givenUpMark)

/** The document's name or the address in a change, without its mark. */
export const subjectOf = (change: string): string =>
  isGivenUp(change) ? change.slice(givenUpMark.length) : change

/** Lists a changed document as `<kind>/<id>`, and the addresses that showed the document before or show it now. */
export function changesOf(
  { kind, id }: { kind: DocumentKind; id: string },
  before: Content | undefined,
  after: Content | undefined,
): string[] {
  const now = after ? pagesOf({ kind, id }, after) : []
  const earlier = (before ? pagesOf({ kind, id }, before) : []).filter((page) => !now.includes(page))
  const left = earlier.map((page) => (page.startsWith('/') && page !== everyPage ? givenUp(page) : page))
  return [...new Set([`${kind}/${id}`, ...now, ...left])]
}

/** If neither a page of its own nor other pages are known, any page may show the document. */
function pagesOf({ kind, id }: { kind: DocumentKind; id: string }, content: Content): string[] {
  const { address, shownAt } = kinds[kind]
  const pages = [address?.(content, id) ?? [], shownAt?.(content) ?? []].flat()
  return pages.length > 0 ? pages : [everyPage]
}
