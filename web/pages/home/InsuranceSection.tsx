import { textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { InsurerLogos } from '../../content/InsurerLogos.tsx'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'

export const InsuranceSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title')}
    intro={textNamed(elements, 'description') ?? textNamed(elements, 'subtitle')}
    tone="river"
  >
    <InsurerLogos lists={valuesNamed(elements, 'insurance logos')} />
  </Section>
)
