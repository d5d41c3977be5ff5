import { isRecord, parsePageContent } from '#shared/documents/pageContent.ts'

/** Whether a page has cards of the sample insurers or accreditation that pages stored before they were facts of Site. */
export function hasSampleCards(content: unknown): boolean {
  const parsed = parsePageContent(content)
  if (parsed.kind !== 'sections') return false
  const elements = parsed.sections.flatMap((section) => (section.kind === 'elements' ? section.elements : []))
  return elements.some(({ values: { title, logos } }) => [title, ...namesIn(logos)].some(isSampleName))
}

const namesIn = (logos: unknown): unknown[] =>
  Array.isArray(logos) ? logos.filter(isRecord).map(({ name }) => name) : []

const isSampleName = (name: unknown) =>
  typeof name === 'string' && /\(sample\)$|^Sample Health Plan\b/.test(name)
