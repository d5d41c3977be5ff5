import { isRecord } from '#shared/documents/pageContent.ts'

export const sectionKinds = {
  elements: {
    label: 'Texts, images and buttons',
    initial: { name: 'section', elements: [] },
    newTitle: 'New section',
  },
  embed: {
    label: 'Contact form or frame',
    initial: { name: 'form', type: 'embed', title: '' },
    newTitle: 'New frame',
  },
  locations: { label: 'Offices', initial: { name: 'offices', type: 'locations' }, newTitle: 'Our offices' },
  table: { label: 'List from a table', initial: { name: 'list', table: 'faqs' }, newTitle: 'List' },
} as const

type SectionKind = keyof typeof sectionKinds

export function sectionKindOf(section: unknown): SectionKind {
  if (!isRecord(section)) return 'elements'
  if ('table' in section) return 'table'
  return section.type === 'embed' || section.type === 'locations' ? section.type : 'elements'
}

export type FixedSections = Readonly<Record<string, string>>

/** The label of a section that the page finds by name, else the section's title or first words. */
export function sectionTitle(section: unknown, fixed: FixedSections): string {
  const { name, title, elements } = isRecord(section) ? section : {}
  const label = fixed[String(name)] ?? textOf(title)
  if (label) return label
  return headingOf(elements) ?? sectionKinds[sectionKindOf(section)].newTitle
}

/** For a section with elements, its first words if `title` differs from them. For other sections, the kind's label. */
export function sectionHint(section: unknown, title: string): string | undefined {
  const kind = sectionKindOf(section)
  if (kind !== 'elements') return sectionKinds[kind].label
  const heading = isRecord(section) ? headingOf(section.elements) : undefined
  return heading === title ? undefined : heading
}

const headingOf = (elements: unknown): string | undefined =>
  Array.isArray(elements)
    ? elements
        .map((element) => textOf(isRecord(element) && isRecord(element.values) && element.values.text))
        .find(Boolean)
    : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
