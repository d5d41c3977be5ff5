import type { ElementName, ElementValues, PageLocation } from '../entities/pageContent.ts'
import { imagePath } from '../html/allowedHtml.ts'
import { anchorsOf } from '../html/anchor.ts'

/** A parsed field: texts are not blank, images are on this website, and any field may be missing. */
type Parsed<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? readonly Parsed<Entry>[]
    : Value extends object
      ? { readonly [Field in keyof Value]?: Parsed<Value[Field]> }
      : Value

export type ParsedValues<Name extends ElementName> = {
  readonly [Field in keyof ElementValues[Name]]?: Parsed<ElementValues[Name][Field]>
}

interface Element<Name extends ElementName> {
  name: Name
  values: ParsedValues<Name>
  /** The unique id of the element's heading. */
  anchor?: string | undefined
}

export type ParsedElement = { [Name in ElementName]: Element<Name> }[ElementName]

export type ParsedSection =
  | { kind: 'elements'; name: string; elements: ParsedElement[] }
  | { kind: 'embed'; name: string; title: string; url: string | undefined }
  | { kind: 'locations'; name: string; title: string | undefined; locations: PageLocation[] | undefined }
  | { kind: 'table'; name: string; title: string | undefined; table: string; items: string[] | undefined }
  | { kind: 'unknown'; name: string }

export type ParsedContent =
  | { kind: 'sections'; title: string | undefined; sections: ParsedSection[] }
  | { kind: 'empty' }
  | { kind: 'unreadable'; reason: string }

/** Parses stored content of three shapes, also as JSON text. (Specification, Entities: "Page content".) */
export function parsePageContent(stored: unknown): ParsedContent {
  if (stored === null || stored === undefined || stored === '') return { kind: 'empty' }
  const value = parsedText(stored)
  if (value === undefined) return unreadable('is not JSON')
  if (Array.isArray(value)) return sectionsOf(value, undefined)
  if (!isRecord(value)) return unreadable('is neither a list nor an object')
  if (Array.isArray(value.sections)) return sectionsOf(value.sections, nonBlank(value.title))
  if (typeof value.table === 'string') return sectionsOf([value], undefined)
  if (Object.keys(value).length === 0) return { kind: 'empty' }
  return unreadable('has neither sections nor a table')
}

const unreadable = (problem: string) =>
  ({ kind: 'unreadable', reason: `the stored content ${problem}` }) as const

/** Parses JSON text. Undefined for any other text. A value that is not a text is returned unchanged. */
export function parsedText(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

function sectionsOf(sections: unknown[], title: string | undefined): ParsedContent {
  if (sections.length === 0) return { kind: 'empty' }
  return { kind: 'sections', title, sections: withAnchors(sections.map(parseSection)) }
}

function withAnchors(sections: ParsedSection[]): ParsedSection[] {
  const texts = sections.flatMap((section) =>
    elementsOf(section).flatMap((element) => headingIn(element) ?? []),
  )
  const anchors = anchorsOf(texts).values()
  for (const element of sections.flatMap(elementsOf))
    if (headingIn(element)) element.anchor = anchors.next().value?.id
  return sections
}

const elementsOf = (section: ParsedSection): ParsedElement[] =>
  section.kind === 'elements' ? section.elements : []

function headingIn({ name, values }: ParsedElement): string | undefined {
  if (name === 'section heading' || name === 'section title') return values.text
  return name === 'translated text' ? values.heading : undefined
}

function parseSection(value: unknown): ParsedSection {
  if (!isRecord(value)) return { kind: 'unknown', name: '' }
  const name = nonBlank(value.name) ?? ''
  const title = nonBlank(value.title)
  if (typeof value.table === 'string') {
    return { kind: 'table', name, title, table: value.table, items: idsOf(value.items) }
  }
  if (value.type === 'embed') return { kind: 'embed', name, title: title ?? name, url: nonBlank(value.url) }
  if (value.type === 'locations') {
    return {
      kind: 'locations',
      name,
      title,
      locations: Array.isArray(value.locations) ? value.locations.filter(isLocation) : undefined,
    }
  }
  if (Array.isArray(value.elements))
    return { kind: 'elements', name, elements: value.elements.map(parseElement) }
  return { kind: 'unknown', name }
}

/** The other fields were validated when the location was stored. */
const isLocation = (value: unknown): value is PageLocation =>
  isRecord(value) && nonBlank(value.name) !== undefined

/** Leaves out fields whose type is not the schema's. */
function parseElement(value: unknown): ParsedElement {
  const { name, values } = isRecord(value) ? value : {}
  const fields = typeof values === 'string' ? { text: values } : values
  // A field has the same type in all elements, and elements with an unknown name are not rendered.
  return { name: nonBlank(name) ?? '', values: parseFields(fields) } as ParsedElement
}

function parseFields(values: unknown): Record<string, unknown> {
  const fields = Object.entries(isRecord(values) ? values : {})
  return Object.fromEntries(fields.map(([field, value]) => [field, (parsers.get(field) ?? nonBlank)(value)]))
}

/** The parsers of fields that are not texts. */
const parsers: ReadonlyMap<string, (value: unknown) => unknown> = new Map(
  Object.entries({
    links: parseList,
    logos: parseList,
    options: parseList,
    src: parseImage,
    image: parseImage,
    width: ofType('number'),
    height: ofType('number'),
    enabled: ofType('boolean'),
  }),
)

function parseList(value: unknown) {
  return Array.isArray(value) ? value.filter(isRecord).map(parseFields) : undefined
}

/** Undefined for an image of another website. */
function parseImage(value: unknown) {
  const address = nonBlank(value)
  return address && imagePath.test(address) ? address : undefined
}

function ofType(type: string) {
  return (value: unknown) => (typeof value === type ? value : undefined)
}

function idsOf(items: unknown): string[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.flatMap((item) => (isRecord(item) ? nonBlank(item.id) : nonBlank(item)) ?? [])
}

/** Adjacent elements that are rendered as one group, or a single element. */
export interface ElementGroup<Name extends ElementName> {
  first: ParsedValues<Name>
  values: readonly ParsedValues<Name>[]
  elements: readonly ParsedElement[]
  /** The level of section headings, which is 3 below a main heading. */
  level: 2 | 3
}

export const elementsNamed = <Name extends ElementName>(elements: readonly ParsedElement[], name: Name) =>
  elements.filter((element): element is Extract<ParsedElement, { name: Name }> => element.name === name)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nonBlank = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
