import { isRecord } from '#shared/documents/pageContent.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { PageImage } from '#shared/entities/staff.ts'
import { slugOf } from './slugOf.ts'

interface Change {
  kind: DocumentKind
  content: DraftContent
  /** Whether the address is public, so that it no longer follows the title. */
  isPublished: boolean
}

/** The content with another title. The address of a document that was never published follows it. */
export function withTitle({ kind, content, isPublished }: Change, title: string): DraftContent {
  const changed = { ...content, title }
  if (isPublished || (kind !== 'post' && kind !== 'treatment')) return changed
  const slug = textOf(content.slug)
  const segment = lastSegment(slug)
  if (segment !== '' && segment !== slugOf(textOf(content.title))) return changed
  return { ...changed, slug: `${slug.slice(0, slug.length - segment.length)}${slugOf(title)}` }
}

/** A treatment page below another parent: its category and the start of its address follow. */
export function withParent(
  content: DraftContent,
  parent: { id: string | null; category: string; slug: string },
): DraftContent {
  const segment = lastSegment(textOf(content.slug))
  return { ...content, parentId: parent.id, category: parent.category, slug: `${parent.slug}/${segment}` }
}

/** The main image has its other widths beside it, if it was uploaded. */
export function withMainImage(content: DraftContent, image: PageImage | string | undefined): DraftContent {
  const { image1: _, image1Sources: __, ...others } = content
  if (isRecord(image)) return { ...others, image1: image.image1, image1Sources: image.image1Sources }
  return image === undefined ? others : { ...others, image1: image }
}

export const lastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
