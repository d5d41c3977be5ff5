import { valuesNamed } from '#shared/documents/pageContent.ts'
import { Features } from '../../content/Features.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const ValuesSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['feature']}>
    <Features features={valuesNamed(elements, 'feature')} />
  </ArrangedSection>
)
