import { isRecord, parsedText } from '../documents/pageContent.ts'
import { type DocumentKind, kinds } from '../kinds/kinds.ts'
import { type FoldedView, foldedView } from './foldedView.ts'
import { type CheckedHtml, parseHtml, type TextRange } from './parseHtml.ts'

/** Words that a rule finds. Without `replacement`, `advice` says what to do. */
export interface Match extends TextRange {
  replacement?: string
  href?: string
  advice?: string
}

export type FieldMatch = Match & { field: string }

/** `text` is folded, and all positions are in it. `written` is the text before folding. */
export interface CheckedField extends CheckedHtml {
  written: string
  writtenRange: FoldedView['written']
  foldedRange: FoldedView['folded']
  /** The path of the field in the content, such as `text1` or `content.0.elements.2.values.text`. */
  name: string
  isHtml: boolean
  /** Rules about English words check only English fields. */
  isEnglish: boolean
  /** The level of the heading above the text on the page. */
  headingAbove: number
}

export interface CheckedDocument extends CheckContext {
  kind: DocumentKind
  content: Readonly<Record<string, unknown>>
  fields: CheckedField[]
}

export interface CheckContext {
  /** The day of the check, `YYYY-MM-DD`. */
  today?: string | undefined
  /** True if a path of this site leads to a page. Without this function, links are not checked. */
  isPublished?: ((path: string) => boolean) | undefined
  /** The name of the clinic, which ends page titles. */
  siteName?: string | undefined
  /** The clinic's phone numbers by marker. Without them, phone numbers are not checked. */
  phones?: Readonly<Record<string, string>> | undefined
  /** Phrases on three or more other pages. Without them, phrases are not checked. */
  phrases?: ReadonlySet<string> | undefined
  /** The content that visitors read now. */
  published?: Readonly<Record<string, unknown>> | undefined
}

export function checkedDocument(
  kind: DocumentKind,
  content: Readonly<Record<string, unknown>>,
  { joined, ...context }: CheckContext & { joined?: boolean } = {},
): CheckedDocument {
  const texts = [...fieldsOf(kind, content), ...elementFields('seo', content.seo)]
  // Only pages in another language have English originals.
  const isTranslation = texts.some(({ name }) => isOriginal(name))
  const fields = texts.map((field) => ({
    ...foldedField(field, joined),
    isEnglish: !isTranslation || isOriginal(field.name),
  }))
  return { ...context, kind, content, fields }
}

function foldedField<Field extends CheckedHtml>(field: Field, joined?: boolean) {
  const { text, written, folded } = foldedView(field.text, { joined })
  const placed = <Part extends TextRange>(part: Part): Part => ({ ...part, ...folded(part) })
  return {
    ...field,
    text,
    written: field.text,
    writtenRange: written,
    foldedRange: folded,
    links: field.links.map(placed),
    headings: field.headings.map(placed),
    images: field.images.map(placed),
    foreign: field.foreign.map(placed),
  }
}

const isOriginal = (field: string) => /\.english(?:Heading)?$/.test(field)

/** True if the field is HTML, so positions of findings are in its plain text. */
export const isHtmlField = (kind: DocumentKind, field: string): boolean =>
  field.endsWith('.html') || field in kinds[kind].html

type Text = Omit<CheckedField, 'isEnglish' | 'written' | 'writtenRange' | 'foldedRange'>

function fieldsOf(kind: DocumentKind, content: Readonly<Record<string, unknown>>): Text[] {
  const { lines, html, hasSections } = kinds[kind]
  const texts = Object.entries(html).flatMap(([name, headingAbove]) => {
    const text = content[name]
    return typeof text === 'string' ? { name, isHtml: true, headingAbove, ...parseHtml(text) } : []
  })
  return [
    ...lines.flatMap((name) => lineField(name, content[name])),
    ...texts,
    ...(hasSections ? elementFields('content', parsedText(content.content)) : []),
    ...elementFields('sections', content.sections),
  ]
}

const lineField = (name: string, text: unknown): Text[] =>
  typeof text === 'string'
    ? [{ name, isHtml: false, headingAbove: 1, text, links: [], headings: [], images: [], foreign: [] }]
    : []

/** Fields of page content and SEO data whose values are not words. All other fields are checked. */
const elementCodes = new Set(
  `name type table items color icon iconName value office card
  src image address city state zip phone directions_url
  canonical canonicalUrl keywords metaKeywords robots site_name structuredData`.split(/\s+/),
)
const elementAddresses = ['url', 'ctaUrl']

function elementFields(path: string, value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => elementFields(`${path}.${index}`, part))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const field = `${path}.${name}`
    if (elementCodes.has(name)) return []
    if (typeof part !== 'string') return elementFields(field, part)
    if (name === 'html' || (name === 'english' && 'html' in value))
      return [{ name: field, isHtml: true, headingAbove: 2, ...parseHtml(part) }]
    if (elementAddresses.includes(name))
      return lineField(field, '').map((line) => ({ ...line, links: [{ href: part, start: 0, end: 0 }] }))
    return lineField(field, part)
  })
}
