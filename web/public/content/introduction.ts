import { elementsNamed, type ParsedContent, type ParsedElement } from '#shared/documents/pageContent.ts'
import { heroImage, illustration } from '../../ui/image.ts'

/** If the first section has a main heading, moves its introduction into the page header. Other elements stay below. */
export function introductionOf(content: ParsedContent) {
  const [first, ...others] = content.kind === 'sections' ? content.sections : []
  const elements = first?.kind === 'elements' ? first.elements : []
  const heading = elementsNamed(elements, 'main heading').find(hasText)
  if (!heading || content.kind !== 'sections' || first?.kind !== 'elements')
    return { buttons: [], rest: content }
  const description =
    elementsNamed(elements, 'description').find(hasText) ?? elementsNamed(elements, 'subtitle').find(hasText)
  const profile = elementsNamed(elements, 'profile image').find(hasImage)
  const image = profile ?? elementsNamed(elements, 'background image').find(hasImage)
  const { src, alt } = image?.values ?? {}
  const shown: (ParsedElement | undefined)[] = [heading, description, image]
  const below = elements.filter((element) => !shown.includes(element) && element.name !== 'cta button')
  const rest: ParsedContent = {
    ...content,
    sections: [...(below.length > 0 ? [{ ...first, elements: below }] : []), ...others],
  }
  return {
    heading: heading.values.text,
    description: description?.values.text,
    image: src ? (profile ? illustration : heroImage)(src, alt) : undefined,
    buttons: elementsNamed(elements, 'cta button').map(({ values }) => values),
    rest,
  }
}

const hasText = ({ values }: { values: { text?: string } }) => values.text !== undefined
const hasImage = ({ values }: { values: { src?: string } }) => values.src !== undefined
