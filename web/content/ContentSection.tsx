import { messages } from '#shared/messages.ts'
import type { ReadSection } from '#shared/rules/pageContent.ts'
import { Section } from '../ui/Section.tsx'
import { ElementsSection } from './ElementsSection.tsx'
import { EmbedSection } from './EmbedSection.tsx'
import { LocationsSection } from './LocationsSection.tsx'
import { TableReference } from './TableReference.tsx'

/** One section of stored content, drawn as what it is. */
export function ContentSection({ section }: { section: ReadSection }) {
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
