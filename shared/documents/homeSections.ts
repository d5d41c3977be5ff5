/** The titles of the home page's sections, by their names in the stored content. (Specification, Home.) */
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
