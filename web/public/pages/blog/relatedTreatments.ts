import {
  fixedLink,
  howWeHelpLinks,
  type ListedPage,
  type TreatmentLink,
} from '#shared/menus/treatmentLinks.ts'
import { foldedText } from '#shared/search/foldedText.ts'

const maxLinks = 5
const minLinks = 3

/**
 * The treatment pages beside a post: those that its text links, in this order, then pages with words of its category
 * and How We Help pages until there are three. (Specification, Blog post: "related treatment links".)
 */
export function relatedTreatments(
  { content, category = '' }: { content: string; category?: string },
  pages: readonly ListedPage[] | null | undefined,
): TreatmentLink[] {
  const list = pages ?? []
  const slugs = Array.from(content.matchAll(/href="\/((?:what-we-treat|how-we-help)\/[^"#?]+)/g))
  const linked = slugs.flatMap(([, slug]) => list.find((page) => page.slug === slug) ?? [])
  const found = unique(linked).slice(0, maxLinks)
  if (found.length >= minLinks) return found
  const howWeHelp = howWeHelpLinks.map((page) => fixedLink(page, list))
  const published = howWeHelp.filter((page) => list.length === 0 || list.includes(page))
  return unique([...found, ...ofCategory(category, list), ...published]).slice(0, minLinks)
}

/** Additional words for the words in a category's name. */
const alsoNamed: Readonly<Record<string, string>> = { recovery: 'aftercare sober' }

/** Pages whose title or address has words of the category, those with more of these words first. */
function ofCategory(category: string, pages: readonly TreatmentLink[]): TreatmentLink[] {
  const words = wordsIn(category)
    .flatMap((word) => [word, ...(alsoNamed[word]?.split(' ') ?? [])])
    .filter((word) => word.length > 3)
  const countIn = ({ slug, title }: TreatmentLink) => {
    const named = wordsIn(`${title} ${slug}`)
    return words.filter((word) => named.some((one) => one.slice(0, 5) === word.slice(0, 5))).length
  }
  return pages
    .map((page) => ({ page, count: countIn(page) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ page }) => page)
}

const wordsIn = (text: string): string[] => foldedText(text).match(/\p{L}+/gu) ?? []

const unique = (links: readonly TreatmentLink[]): TreatmentLink[] => [
  ...new Map(links.map(({ slug, title }) => [slug, { slug, title }])).values(),
]
