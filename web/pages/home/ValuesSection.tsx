import { textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { Features } from '../../content/Features.tsx'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'

export const ValuesSection: HomeSection = ({ elements }) => (
  <Section title={textNamed(elements, 'section title')} intro={textNamed(elements, 'description')}>
    <Features features={valuesNamed(elements, 'feature')} />
  </Section>
)
