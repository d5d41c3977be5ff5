import { type ParsedElement, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import { keyed } from '../../content/keyed.ts'

export const ContentParagraphs = ({ elements }: { elements: readonly ParsedElement[] }) =>
  keyed(valuesNamed(elements, 'content paragraph')).map(({ key, entry }) => (
    <p key={key}>{textIn(entry, 'text')}</p>
  ))
