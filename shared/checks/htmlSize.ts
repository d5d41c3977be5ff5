import { isRecord, parsePageContent } from '../documents/pageContent.ts'
import type { ElementName } from '../entities/pageContent.ts'
import { headingsOf } from '../html/htmlHeadings.ts'
import { type DocumentKind, kinds } from '../kinds/kinds.ts'
import { limits } from '../limits.ts'

/** Bytes of the HTML around a document: header, footer, teaser and styles. */
const frame = 80_000
/** Bytes of an element, a section or a list entry without its texts. */
const plainPart = 250
const headingSize = 80
/** Bytes of a fact that replaces a marker. */
const factSize = 100

const { offices } = limits

/** Bytes of parts whose HTML is much larger than their texts. Some repeat HTML for each office. */
const largeParts: Readonly<Partial<Record<ElementName | 'embed' | 'locations' | 'values', number>>> = {
  values: 0,
  'email input': 400,
  'social icon': 600,
  'dark mode toggle': 1_300,
  card: 400,
  feature: 500,
  'care card': 6_000,
  'group times': 500 + 700 * offices,
  'office facts': 3_500 + 60 * offices,
  'review status': 400,
  embed: 7_400 + 610 * offices,
  locations: 500 + 2_500 * offices,
}

/** Estimates the bytes of a document's page, since only the renderer knows them. The estimate is seldom too low. */
export function htmlSize(kind: DocumentKind, content: Readonly<Record<string, unknown>>): number {
  const sizes = Object.entries(largeParts)
  const { hasSections, html } = kinds[kind]
  const htmlFields = new Set(['html', ...Object.keys(html)])
  const ofPart = ({ kind, name }: Readonly<Record<string, unknown>>, field: string) =>
    sizes.find(([part]) => [field, kind, name].includes(part))?.[1] ?? plainPart
  const sizeOf = (value: unknown, field: string): number => {
    if (typeof value === 'string') return htmlFields.has(field) ? ofHtml(value) : ofText(value)
    if (typeof value !== 'object' || value === null) return 0
    const entries = Object.entries(value).map(([name, entry]) =>
      sizeOf(entry, Array.isArray(value) ? field : name),
    )
    return entries.reduce((sum, size) => sum + size, isRecord(value) ? ofPart(value, field) : 0)
  }
  const shown = hasSections ? { ...content, content: parsePageContent(content.content) } : content
  return frame + sizeOf(shown, 'values')
}

/** Counts each text twice, because it may be a heading, whose text is also its id. */
const ofText = (text: string) => 2 * bytes(text) + 5 * count(text, /[&<>"']/g) + factSize * count(text, /\{/g)

const ofHtml = (html: string) =>
  headingsOf(html).reduce(
    (sum, { id, text }) => sum + headingSize + 2 * id.length + ofText(text),
    bytes(html) + factSize * count(html, /\{/g),
  )

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const bytes = (text: string) => new TextEncoder().encode(text).length
