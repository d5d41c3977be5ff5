import { isRecord } from '#shared/documents/pageContent.ts'

export const sectionKinds = {
  elements: { label: 'Texts, images and buttons', initial: { name: 'section', elements: [] } },
  embed: { label: 'Contact form or frame', initial: { name: 'form', type: 'embed', title: '' } },
  locations: { label: 'Offices', initial: { name: 'offices', type: 'locations' } },
  table: { label: 'List from a table', initial: { name: 'list', table: 'faqs' } },
} as const

export type SectionKind = keyof typeof sectionKinds

export function sectionKindOf(section: unknown): SectionKind {
  if (!isRecord(section)) return 'elements'
  if ('table' in section) return 'table'
  return section.type === 'embed' || section.type === 'locations' ? section.type : 'elements'
}

/** `service_cards` is “service cards”. */
export const sectionTitle = (section: unknown): string => {
  const name = isRecord(section) ? section.title || section.name : undefined
  return typeof name === 'string' && name.trim() ? name.replaceAll('_', ' ') : 'Section'
}
