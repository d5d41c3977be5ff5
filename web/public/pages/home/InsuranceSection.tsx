import { valuesNamed } from '#shared/documents/pageContent.ts'
import { InsurerLogos } from '../../content/InsurerLogos.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const InsuranceSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['insurance logos']} tone="river">
    <InsurerLogos lists={valuesNamed(elements, 'insurance logos')} />
  </ArrangedSection>
)
