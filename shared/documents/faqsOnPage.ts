import { isRecord } from './pageContent.ts'

/** The fields of an FAQ, or of a draft of one. */
interface Placed {
  servicePageId?: unknown
  alsoOn?: unknown
}

const othersOf = ({ alsoOn }: Placed) => (Array.isArray(alsoOn) ? alsoOn.filter(isRecord) : [])

const otherPagesOf = (faq: Placed): string[] =>
  othersOf(faq).flatMap(({ servicePageId }) => (servicePageId ? [String(servicePageId)] : []))

/** All treatment pages that show an FAQ, its own page first. */
export const pagesOfFaq = (faq: Placed): string[] => [
  ...(faq.servicePageId ? [String(faq.servicePageId)] : []),
  ...otherPagesOf(faq),
]

/** The page's own FAQs in their order, with FAQs of other pages inserted at their `place` on this page. */
export function faqsOnPage<Row extends Placed>(faqs: readonly Row[], page: string): Row[] {
  const shown = faqs.filter((faq) => faq.servicePageId === page)
  const others = faqs.flatMap((faq) => {
    const other = othersOf(faq).find(({ servicePageId }) => servicePageId === page)
    return other && faq.servicePageId !== page ? [{ faq, place: Number(other.place) || 1 }] : []
  })
  for (const { faq, place } of others.toSorted((one, other) => one.place - other.place))
    shown.splice(place - 1, 0, faq)
  return shown
}

const pageLink = 'treatment:'
const otherPageLink = 'also:'

/** The links to an FAQ's pages, as list rows of documents store them. */
export const pageLinksOf = (faq: Placed): string[] => [
  ...pagesOfFaq(faq).map((page) => pageLink + page),
  ...otherPagesOf(faq).map((page) => otherPageLink + page),
]

/** Reads the pages from the links that `pageLinksOf` made. */
export function pagesIn(links: readonly string[]): { own: string | undefined; others: string[] } {
  const named = (start: string) =>
    links.flatMap((link) => (link.startsWith(start) ? [link.slice(start.length)] : []))
  const others = named(otherPageLink)
  return { own: named(pageLink).find((page) => !others.includes(page)), others }
}
