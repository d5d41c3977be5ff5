import type { ElementName } from '#shared/entities/pageContent.ts'
import { heroSize, illustrationSize, type SizedImage } from '#shared/rules/image.ts'
import {
  elementsNamed,
  type ParsedContent,
  type ParsedElement,
  textIn,
  textNamed,
} from '#shared/rules/pageContent.ts'
import { linkAddress } from './linkAddress.ts'

/** What a page's header says, taken from its stored content. */
export interface Introduction {
  heading: string | undefined
  description: string | undefined
  picture: SizedImage | undefined
  buttons: { label: string; address: string }[]
  /** The content below the header. */
  rest: ParsedContent
}

const raised: readonly ElementName[] = [
  'main heading',
  'subtitle',
  'description',
  'profile image',
  'background image',
  'cta button',
]

/**
 * Raises the first section into the page's header when it opens with a main heading; whatever a header does
 * not hold stays in the content below it.
 */
export function introductionOf(content: ParsedContent): Introduction {
  const first = content.kind === 'sections' ? content.sections[0] : undefined
  if (content.kind !== 'sections' || first?.kind !== 'elements' || !textNamed(first.elements, 'main heading'))
    return { heading: undefined, description: undefined, picture: undefined, buttons: [], rest: content }
  const { elements } = first
  const kept = elements.filter(({ name }) => !raised.some((candidate) => candidate === name))
  const rest = kept.length > 0 ? [{ ...first, elements: kept }] : []
  return {
    heading: textNamed(elements, 'main heading'),
    description: textNamed(elements, 'description') ?? textNamed(elements, 'subtitle'),
    picture: pictureOf(elements),
    buttons: buttonsOf(elementsNamed(elements, 'cta button')),
    rest: { ...content, sections: [...rest, ...content.sections.slice(1)] },
  }
}

/** The calls to action that have both words and an address to lead to. */
export const buttonsOf = (values: readonly ParsedElement['values'][]) =>
  values.flatMap((button) => {
    const label = textIn(button, 'label')
    const address = linkAddress(textIn(button, 'url'))
    return label && address ? [{ label, address }] : []
  })

function pictureOf(elements: readonly ParsedElement[]): SizedImage | undefined {
  const profile = elementsNamed(elements, 'profile image')[0]
  const values = profile ?? elementsNamed(elements, 'background image')[0]
  const src = textIn(values, 'src')
  const size = profile ? illustrationSize : heroSize
  return src ? { src, alt: textIn(values, 'alt') ?? '', ...size, sources: [] } : undefined
}
