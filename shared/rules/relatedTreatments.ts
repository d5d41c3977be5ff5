import type { ServicePage } from '../entities/treatmentPage.ts'
import { plainTextOf } from './excerpt.ts'
import { howWeHelpLinks } from './menu.ts'

/** A treatment page as a post links to it. */
export type TreatmentLink = Pick<ServicePage, 'slug' | 'title'>

const most = 5
const fewest = 3

/**
 * The treatment pages to show beside a post: those that its text links to, in the text's order; then, up to
 * three in all, those whose subject it speaks of, then the first ways that the clinic helps. (Blog post:
 * "related treatment links".)
 */
export function relatedTreatments(
  post: { title: string; content: string },
  pages: readonly TreatmentLink[],
): TreatmentLink[] {
  const slugs = Array.from(post.content.matchAll(/href="\/((?:what-we-treat|how-we-help)\/[^"#?]+)/g))
  const linked = slugs.flatMap(([, slug]) => pages.find((page) => page.slug === slug) ?? [])
  const found = unique(linked).slice(0, most)
  if (found.length >= fewest) return found
  const words = ` ${plainTextOf(`${post.title} ${post.content}`).toLowerCase()} `
  const spokenOf = pages.filter(({ title }) => {
    const subject = subjectOf(title)
    return subject !== '' && words.includes(` ${subject} `)
  })
  return unique([...found, ...spokenOf, ...howWeHelpLinks]).slice(0, fewest)
}

/** What a page is about, without the words that half of the titles share. Every post asks it of every page. */
function subjectOf(title: string): string {
  const known = subjects.get(title)
  if (known !== undefined) return known
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
