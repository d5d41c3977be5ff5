import { textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { ServiceCards } from '../../content/ServiceCards.tsx'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'

export const ServiceCardsSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title')}
    intro={textNamed(elements, 'description')}
    tone="deep"
  >
    <ServiceCards cards={valuesNamed(elements, 'card')} />
  </Section>
)
