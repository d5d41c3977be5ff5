import { valuesNamed } from '#shared/documents/pageContent.ts'
import { ServiceCards } from '../../content/ServiceCards.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const ServiceCardsSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['card']} tone="deep">
    <ServiceCards cards={valuesNamed(elements, 'card')} />
  </ArrangedSection>
)
