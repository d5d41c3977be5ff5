import { imageIn, type ParsedContent, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { heroImage, illustration } from '../../ui/image.ts'

/** Moves the first section into the page header if it has a main heading; the other elements stay below. */
export function introductionOf(content: ParsedContent) {
  const [first, ...others] = content.kind === 'sections' ? content.sections : []
  const elements = first?.kind === 'elements' ? first.elements : []
  const firstWith = (name: ElementName, read: typeof textIn, field: string) =>
    elements.find((element) => element.name === name && read(element.values, field))
  const heading = firstWith('main heading', textIn, 'text')
  if (!heading || content.kind !== 'sections' || first?.kind !== 'elements')
    return { buttons: [], rest: content }
  const description = firstWith('description', textIn, 'text') ?? firstWith('subtitle', textIn, 'text')
  const profile = firstWith('profile image', imageIn, 'src')
  const image = profile ?? firstWith('background image', imageIn, 'src')
  const src = imageIn(image?.values, 'src')
  const shown = [heading, description, image]
  const below = elements.filter((element) => !shown.includes(element) && element.name !== 'cta button')
  const rest: ParsedContent = {
    ...content,
    sections: [...(below.length > 0 ? [{ ...first, elements: below }] : []), ...others],
  }
  return {
    heading: textIn(heading.values, 'text'),
    description: textIn(description?.values, 'text'),
    image: src ? (profile ? illustration : heroImage)(src, textIn(image?.values, 'alt')) : undefined,
    buttons: valuesNamed(elements, 'cta button'),
    rest,
  }
}
