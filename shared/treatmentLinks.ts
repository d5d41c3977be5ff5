/** A treatment page that the site links by name, whatever the stored list of pages says. */
export interface TreatmentLink {
  slug: string
  title: string
}

/** The category pages of the header's menus. (Header.) */
export const menuTreatments = {
  prescriptionDrugs: {
    slug: 'what-we-treat/prescription-drug-addiction',
    title: 'Prescription Drug Addiction',
  },
  benzodiazepines: { slug: 'what-we-treat/benzodiazepine-addiction', title: 'Benzodiazepine Addiction' },
  mentalHealth: { slug: 'what-we-treat/mental-health-treatment', title: 'Mental Health Treatment' },
} as const satisfies Record<string, TreatmentLink>

/** The treatment pages of the Additional Resources grid, in its order. (Treatment detail page: "Grid links".) */
export const resourceTreatments: readonly TreatmentLink[] = [
  { slug: 'what-we-treat/alcohol-addiction', title: 'Alcohol Addiction' },
  { slug: 'what-we-treat/drug-addiction', title: 'Drug Addiction' },
  menuTreatments.prescriptionDrugs,
  { slug: 'how-we-help/intensive-outpatient-treatment', title: 'Intensive Outpatient Treatment' },
  { slug: 'how-we-help/family-programs', title: 'Family Programs' },
  { slug: 'how-we-help/alternative-therapies', title: 'Alternative Therapies' },
]
