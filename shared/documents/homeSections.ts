/** The sections of the home page, by the names under which it finds them in the stored content. (Specification, Home.) */
export const homeSections = {
  hero: 'Hero',
  contact_section: 'Contact',
  main_content: 'Main content',
  insurance_section: 'Insurance',
  support_section: 'Support',
  service_cards: 'Service cards',
  testimonials_section: 'Testimonials',
  values_section: 'Values',
  accreditation_section: 'Accreditation',
} as const
export type HomeSectionName = keyof typeof homeSections
