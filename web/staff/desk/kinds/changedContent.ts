import { type FieldPath, pathName, valueAt } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DeskDocument, DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { textOf } from '#shared/text/textOf.ts'
import { altBeside } from '../../images/mediaWords.ts'
import type { FieldControl } from './fieldTypes.ts'

interface Edited {
  document: Pick<DeskDocument, 'kind' | 'published'>
  content: DraftContent
}

interface Change {
  path: FieldPath
  value: unknown
}

export function changeOf(
  edited: Edited,
  { path, value, control }: Change & { control: FieldControl | undefined },
): Change {
  const { content } = edited
  switch (control === 'title' ? pathName(path) : control) {
    case 'title': {
      const changed = withTitle(edited, textOf(value))
      return changed.slug === content.slug ? { path, value } : { path: [], value: changed }
    }
    case 'parentPage':
      // The control offers only pages and categories.
      return { path: [], value: withParent(content, value as ServicePage) }
    case 'image': {
      const around = path.slice(0, -1)
      return { path: around, value: withImage(valueAt(content, around), String(path.at(-1)), value) }
    }
    default:
      return { path, value }
  }
}

/** The content with another title. If the document was never published, its address follows the title. */
export function withTitle({ document, content }: Edited, title: string): DraftContent {
  const changed = { ...content, title }
  if (document.published || !kinds[document.kind].hasChosenAddress) return changed
  const slug = textOf(content.slug)
  const segment = lastSegment(slug)
  if (segment !== '' && segment !== slugOf(textOf(content.title))) return changed
  return { ...changed, slug: `${pathAbove(slug)}${slugOf(title)}` }
}

const descriptions: Partial<Record<string, string>> = { image1: 'image1Alt', src: 'alt' }

/** Sets what an image control returns: an address, or an upload with its description and its size or other widths. */
function withImage(values: unknown, name: string, chosen: unknown) {
  const before = isRecord(values) ? values : {}
  const { image1 = chosen, image1Alt, image1Sources, size } = isRecord(chosen) ? chosen : {}
  const description = descriptions[name]
  const written = description && { src: textOf(before[name]), alt: textOf(before[description]) }
  return {
    ...before,
    ...(isRecord(size) ? size : {}),
    [name]: image1,
    ...(name === 'image1' && { image1Sources }),
    ...(written && { [description]: altBeside({ image1Alt: textOf(image1Alt) }, written) || undefined }),
  }
}

/** Fields that a copy lacks, because it is not published and nobody has consented to it or reviewed it. */
const ofOriginal = ['createdAt', 'consent', 'isSample', 'lastReviewed', 'sampleReview']

/** The initial content of a copy. */
export function copyOf(kind: DocumentKind, content: DraftContent): DraftContent {
  const copied = Object.entries(content).filter(([name]) => !ofOriginal.includes(name))
  const field = titleField(content)
  const title = `${titleOf(content)} (copy)`
  const slug = `${pathAbove(textOf(content.slug))}${slugOf(title)}`
  return { ...Object.fromEntries(copied), [field]: title, ...(kinds[kind].hasChosenAddress && { slug }) }
}

const titleField = (content: DraftContent) =>
  (['title', 'question', 'message', 'name'] as const).find((field) => field in content) ?? 'title'

export const titleOf = (content: DraftContent): string => textOf(content[titleField(content)])

/** Moves a treatment page below another parent, which changes its category and the start of its address. */
export function withParent(
  content: DraftContent,
  parent: { id: string | null; category: string; slug: string },
): DraftContent {
  const segment = lastSegment(textOf(content.slug))
  return { ...content, parentId: parent.id, category: parent.category, slug: `${parent.slug}/${segment}` }
}

/** The part `how-we-help/` of `how-we-help/aftercare`. */
export const pathAbove = (slug: string): string => slug.slice(0, slug.lastIndexOf('/') + 1)

export const lastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)
