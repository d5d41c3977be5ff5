import { isRecord, parsedText } from '../documents/pageContent.ts'
import type { CheckedDocument, FieldMatch } from './checkedDocument.ts'

/** Each English original, and the names that its translation may have beside it. */
const originals = {
  english: ['html', 'text', 'label', 'title'],
  englishHeading: ['heading'],
} as const

interface Translation {
  english: { field: string; text: unknown }
  translated: { field: string; text: unknown }
}

/** Translated texts of which one language differs from what is published, and the other does not. */
export function halfTranslated({ content, published }: CheckedDocument): FieldMatch[] {
  if (!published) return []
  const before = new Map(
    translations(published).map((translation) => [translation.english.field, translation]),
  )
  return translations(content).flatMap(({ english, translated }) => {
    const old = before.get(english.field)
    if (!old) return []
    const isChanged = english.text !== old.english.text
    if (isChanged === (translated.text !== old.translated.text)) return []
    const { field } = isChanged ? translated : english
    const advice = isChanged
      ? 'The English has changed and its translation has not: have it translated again.'
      : 'The translation has changed and its English original has not: compare them.'
    return [{ field, start: 0, end: 0, advice }]
  })
}

/** Of the title and the search texts, and at any depth of stored page content. */
const translations = ({ title, seo, english, content }: Readonly<Record<string, unknown>>): Translation[] => [
  ...(isRecord(english) ? headTranslations({ title, ...(isRecord(seo) ? seo : {}) }, english) : []),
  ...translationsIn(parsedText(content), 'content'),
]

const headTranslations = (translated: Record<string, unknown>, english: object): Translation[] =>
  Object.entries(english).map(([name, text]) => ({
    english: { field: `english.${name}`, text },
    translated: { field: name === 'title' ? name : `seo.${name}`, text: translated[name] },
  }))

function translationsIn(value: unknown, path: string): Translation[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => translationsIn(part, `${path}.${index}`))
  if (!isRecord(value)) return []
  const own = Object.entries(originals).flatMap(([original, names]) => {
    const name = names.find((candidate) => typeof value[candidate] === 'string')
    if (typeof value[original] !== 'string' || !name) return []
    return {
      english: { field: `${path}.${original}`, text: value[original] },
      translated: { field: `${path}.${name}`, text: value[name] },
    }
  })
  const below = Object.entries(value).flatMap(([name, part]) => translationsIn(part, `${path}.${name}`))
  return [...own, ...below]
}
