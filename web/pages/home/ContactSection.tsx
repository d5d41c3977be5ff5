import { textNamed } from '#shared/rules/pageContent.ts'
import { ContactForm } from '../../ui/ContactForm.tsx'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'

export const ContactSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title') ?? 'Contact us'}
    intro={textNamed(elements, 'description') ?? textNamed(elements, 'subtitle')}
    tone="dawn"
  >
    <ContactForm />
  </Section>
)
