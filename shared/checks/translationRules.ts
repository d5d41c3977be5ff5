import { isRecord, parsePageContent } from '../documents/pageContent.ts'
import type { CheckedDocument } from './checkedDocument.ts'
import type { Match } from './match.ts'

/** Each pair of a text: its English original, and its translation. */
const pairs = [
  ['english', 'html'],
  ['englishHeading', 'heading'],
] as const

/** Translated texts of which one language differs from what is published, and the other does not. */
export function halfTranslated({ content, published }: CheckedDocument): (Match & { field: string })[] {
  if (!published) return []
  const before = translations(published.content)
  return [...translations(content.content)].flatMap(([element, values]) => {
    const old = before.get(element)
    if (!old) return []
    return pairs.flatMap(([english, translation]) => {
      const isChanged = values[english] !== old[english]
      if (isChanged === (values[translation] !== old[translation])) return []
      const other = isChanged ? translation : english
      const advice = isChanged
        ? 'The English has changed and its translation has not: have it translated again.'
        : 'The translation has changed and its English original has not: compare them.'
      return [{ field: `content.${element}.values.${other}`, start: 0, end: 0, advice }]
    })
  })
}

/** By the path of its element. */
function translations(content: unknown): Map<string, Readonly<Record<string, unknown>>> {
  const parsed = parsePageContent(content)
  const below = isRecord(content) && 'sections' in content ? 'sections.' : ''
  const sections = parsed.kind === 'sections' ? parsed.sections : []
  return new Map(
    sections.flatMap((section, at) =>
      section.kind === 'elements'
        ? section.elements.flatMap(({ name, values }, index) =>
            name === 'translated text' ? [[`${below}${at}.elements.${index}`, values] as const] : [],
          )
        : [],
    ),
  )
}
