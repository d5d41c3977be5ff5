import { plainTextOf } from '#shared/html/excerpt.ts'
import { howWeHelpLinks, type TreatmentLink } from '../../layout/treatmentLinks.ts'

const maxLinks = 5
const minLinks = 3

/**
 * The treatment pages beside a post: those that its text links, in the text's order. Fewer than three are filled up
 * with pages whose subject the text mentions, then with How We Help pages. (Blog post: "related treatment links".)
 */
export function relatedTreatments(
  post: { title: string; content: string },
  pages: readonly TreatmentLink[],
): TreatmentLink[] {
  const slugs = Array.from(post.content.matchAll(/href="\/((?:what-we-treat|how-we-help)\/[^"#?]+)/g))
  const linked = slugs.flatMap(([, slug]) => pages.find((page) => page.slug === slug) ?? [])
  const found = unique(linked).slice(0, maxLinks)
  if (found.length >= minLinks) return found
  const words = ` ${plainTextOf(`${post.title} ${post.content}`).toLowerCase()} `
  const mentioned = pages.filter(({ title }) => {
    const subject = subjectOf(title)
    return subject !== '' && words.includes(` ${subject} `)
  })
  return unique([...found, ...mentioned, ...howWeHelpLinks]).slice(0, minLinks)
}

/** A title without the words that many titles share. Cached, since every post needs that of every page. */
function subjectOf(title: string): string {
  const cached = subjects.get(title)
  if (cached !== undefined) return cached
  const subject = title
    .toLowerCase()
    .replace(/\b(addiction|treatment|disorder|therapy|programs?|drug|help)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  subjects.set(title, subject)
  return subject
}
const subjects = new Map<string, string>()

const unique = (links: readonly TreatmentLink[]): TreatmentLink[] => [
  ...new Map(links.map(({ slug, title }) => [slug, { slug, title }])).values(),
]
