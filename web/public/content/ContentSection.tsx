import type { ParsedSection } from '#shared/documents/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { lazyComponent } from '../../ui/lazyComponent.ts'
import { Section } from '../../ui/Section.tsx'
import { ElementsSection } from './ElementsSection.tsx'
import { preloadElements } from './groupElements.ts'

// Visitors download only the kinds of section that a page has.
const EmbedSection = lazyComponent(() => import('./EmbedSection.tsx'), 'EmbedSection')
const LocationsSection = lazyComponent(() => import('./LocationsSection.tsx'), 'LocationsSection')
const TableReference = lazyComponent(() => import('./TableReference.tsx'), 'TableReference')

export function ContentSection({ section }: { section: ParsedSection }) {
  switch (section.kind) {
    case 'elements':
      return <ElementsSection elements={section.elements} />
    case 'embed':
      return <EmbedSection title={section.title} url={section.url} />
    case 'locations':
      return <LocationsSection title={section.title} locations={section.locations} />
    case 'table':
      return <TableReference table={section.table} title={section.title} items={section.items} />
    case 'unknown':
      return <Section>{messages.content.unknownElement}</Section>
  }
}

const kinds = {
  embed: EmbedSection,
  locations: LocationsSection,
  table: TableReference,
} as const

export async function preloadSection(section: ParsedSection): Promise<void> {
  if (section.kind === 'elements') await preloadElements(section.elements)
  else if (section.kind !== 'unknown') await kinds[section.kind].preload?.()
}
