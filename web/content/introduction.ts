import type { ElementName } from '#shared/entities/pageContent.ts'
import { heroImage, illustration, type SizedImage } from '#shared/rules/image.ts'
import {
  type ParsedContent,
  type ParsedElement,
  type StoredValues,
  textIn,
  textNamed,
  valuesNamed,
} from '#shared/rules/pageContent.ts'

/** What the page header takes from the stored content. */
export interface Introduction {
  heading: string | undefined
  description: string | undefined
  image: SizedImage | undefined
  buttons: readonly StoredValues<'cta button'>[]
  /** The content below the header. */
  rest: ParsedContent
}

const headerElements: readonly ElementName[] = [
  'main heading',
  'subtitle',
  'description',
  'profile image',
  'background image',
  'cta button',
]

/** Moves the first section into the page header if it has a main heading; its other elements stay below. */
export function introductionOf(content: ParsedContent): Introduction {
  const first = content.kind === 'sections' ? content.sections[0] : undefined
  if (content.kind !== 'sections' || first?.kind !== 'elements' || !textNamed(first.elements, 'main heading'))
    return { heading: undefined, description: undefined, image: undefined, buttons: [], rest: content }
  const { elements } = first
  const below = elements.filter(({ name }) => !headerElements.some((candidate) => candidate === name))
  const firstBelow = below.length > 0 ? [{ ...first, elements: below }] : []
  return {
    heading: textNamed(elements, 'main heading'),
    description: textNamed(elements, 'description') ?? textNamed(elements, 'subtitle'),
    image: imageOf(elements),
    buttons: valuesNamed(elements, 'cta button'),
    rest: { ...content, sections: [...firstBelow, ...content.sections.slice(1)] },
  }
}

function imageOf(elements: readonly ParsedElement[]): SizedImage | undefined {
  const profile = valuesNamed(elements, 'profile image')[0]
  const values = profile ?? valuesNamed(elements, 'background image')[0]
  const src = textIn(values, 'src')
  return src ? (profile ? illustration : heroImage)(src, textIn(values, 'alt')) : undefined
}
