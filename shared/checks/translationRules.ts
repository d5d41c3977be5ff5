import { isRecord, parsedText } from '../documents/pageContent.ts'
import type { CheckedDocument, FieldMatch } from './checkedDocument.ts'

/** Finds texts that have changed since the publication, but only in one language. */
export function halfTranslated({ content, published }: CheckedDocument): FieldMatch[] {
  if (!published) return []
  const now = textsOf(content)
  const before = textsOf(published)
  return [...now].flatMap(([english, text]) => {
    const translated = translationsOf(english).find((field) => now.has(field))
    if (!translated || !before.has(english)) return []
    const isChanged = text !== before.get(english)
    if (isChanged === (now.get(translated) !== before.get(translated))) return []
    const advice = isChanged
      ? 'The English has changed and its translation has not: have it translated again.'
      : 'The translation has changed and its English original has not: compare them.'
    return [{ field: isChanged ? translated : english, start: 0, end: 0, advice }]
  })
}

/** The fields that may have the translation of `field`. None if `field` is not an English original. */
function translationsOf(field: string): string[] {
  if (field === 'english.title') return ['title']
  if (field.startsWith('english.')) return [field.replace('english', 'seo')]
  if (field.endsWith('.englishHeading')) return [field.replace(/englishHeading$/, 'heading')]
  if (!field.endsWith('.english')) return []
  return ['html', 'text', 'label', 'title'].map((name) => field.replace(/english$/, name))
}

/** The title, the SEO texts and all texts of the page content, by path. */
const textsOf = ({ title, seo, english, content }: Readonly<Record<string, unknown>>) =>
  new Map(textsIn({ title, seo, english, content: parsedText(content) }))

const textsIn = (value: unknown, path: readonly string[] = []): [field: string, text: string][] => {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}
