import {
  imageIn,
  type ParsedContent,
  type ParsedElement,
  type StoredValues,
  textIn,
  textNamed,
  valuesNamed,
} from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { heroImage, illustration, type SizedImage } from '../../ui/image.ts'

export interface Introduction {
  heading: string | undefined
  description: string | undefined
  image: SizedImage | undefined
  buttons: readonly StoredValues<'cta button'>[]
  rest: ParsedContent
}

/** Moves the first section into the page header if it has a main heading; what the header does not show stays below. */
export function introductionOf(content: ParsedContent): Introduction {
  const first = content.kind === 'sections' ? content.sections[0] : undefined
  if (content.kind !== 'sections' || first?.kind !== 'elements' || !textNamed(first.elements, 'main heading'))
    return { heading: undefined, description: undefined, image: undefined, buttons: [], rest: content }
  const { elements } = first
  const firstWith = (name: ElementName, field: string) =>
    elements.find((element) => element.name === name && textIn(element.values, field))
  const firstImage = (name: ElementName) =>
    elements.find((element) => element.name === name && imageIn(element.values, 'src'))
  const heading = firstWith('main heading', 'text')
  const description = firstWith('description', 'text') ?? firstWith('subtitle', 'text')
  const image = firstImage('profile image') ?? firstImage('background image')
  const shown = [heading, description, image]
  const below = elements.filter((element) => !shown.includes(element) && element.name !== 'cta button')
  const firstBelow = below.length > 0 ? [{ ...first, elements: below }] : []
  return {
    heading: textIn(heading?.values, 'text'),
    description: textIn(description?.values, 'text'),
    image: image && imageOf(image),
    buttons: valuesNamed(elements, 'cta button'),
    rest: { ...content, sections: [...firstBelow, ...content.sections.slice(1)] },
  }
}

const imageOf = ({ name, values }: ParsedElement): SizedImage =>
  (name === 'profile image' ? illustration : heroImage)(imageIn(values, 'src') ?? '', textIn(values, 'alt'))
