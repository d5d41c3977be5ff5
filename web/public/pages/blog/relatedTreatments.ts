import { howWeHelpLinks, type TreatmentLink } from '../../layout/treatmentLinks.ts'

const maxLinks = 5
const minLinks = 3

/**
 * The treatment pages beside a post: those that its text links, in the text's order. Fewer than three are filled up
 * with How We Help pages. (Blog post: "related treatment links".)
 */
export function relatedTreatments(
  { content }: { content: string },
  pages: readonly TreatmentLink[],
): TreatmentLink[] {
  const slugs = Array.from(content.matchAll(/href="\/((?:what-we-treat|how-we-help)\/[^"#?]+)/g))
  const linked = slugs.flatMap(([, slug]) => pages.find((page) => page.slug === slug) ?? [])
  const found = unique(linked).slice(0, maxLinks)
  return found.length < minLinks ? unique([...found, ...howWeHelpLinks]).slice(0, minLinks) : found
}

const unique = (links: readonly TreatmentLink[]): TreatmentLink[] => [
  ...new Map(links.map(({ slug, title }) => [slug, { slug, title }])).values(),
]
