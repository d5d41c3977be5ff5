import { ContactForm } from '../../contactForm/ContactForm.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const ContactSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={[]} tone="dawn" title="Contact us">
    <ContactForm />
  </ArrangedSection>
)
