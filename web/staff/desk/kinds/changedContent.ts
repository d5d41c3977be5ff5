import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'

interface Change {
  kind: DocumentKind
  content: DraftContent
  /** Whether the address is public, so that it no longer follows the title. */
  isPublished: boolean
}

/** The content with another title. The address of a document that was never published follows it. */
export function withTitle({ kind, content, isPublished }: Change, title: string): DraftContent {
  const changed = { ...content, title }
  if (isPublished || !kinds[kind].hasChosenAddress) return changed
  const slug = textOf(content.slug)
  const segment = lastSegment(slug)
  if (segment !== '' && segment !== slugOf(textOf(content.title))) return changed
  return { ...changed, slug: `${pathAbove(slug)}${slugOf(title)}` }
}

/** What a copy of a document begins with. Nobody has consented to the copy of a review. */
export function copyOf(kind: DocumentKind, content: DraftContent): DraftContent {
  const {
    createdAt: _,
    consent: __,
    isSample: ___,
    lastReviewed: ____,
    sampleReview: _____,
    ...copied
  } = content
  const field = titleField(content)
  const title = `${titleOf(content)} (copy)`
  const slug = `${pathAbove(textOf(content.slug))}${slugOf(title)}`
  return { ...copied, [field]: title, ...(kinds[kind].hasChosenAddress && { slug }) }
}

const titleField = (content: DraftContent) =>
  (['title', 'question', 'message', 'name'] as const).find((field) => field in content) ?? 'title'

export const titleOf = (content: DraftContent): string => textOf(content[titleField(content)])

/** A treatment page below another parent: its category and the start of its address follow. */
export function withParent(
  content: DraftContent,
  parent: { id: string | null; category: string; slug: string },
): DraftContent {
  const segment = lastSegment(textOf(content.slug))
  return { ...content, parentId: parent.id, category: parent.category, slug: `${parent.slug}/${segment}` }
}

/** As in `how-we-help/` of `how-we-help/aftercare`. */
export const pathAbove = (slug: string): string => slug.slice(0, slug.lastIndexOf('/') + 1)

export const lastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
