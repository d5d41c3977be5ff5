import type { LinkPlace, ServicePage } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'

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

/** The fixed pages of the How We Help menu, below its Overview. (Header.) */
export const howWeHelpLinks: readonly TreatmentLink[] = [
  { slug: 'how-we-help/group-therapy', title: 'Group Therapy' },
  { slug: 'how-we-help/individual-therapy', title: 'Individual Therapy' },
  { slug: 'how-we-help/family-programs', title: 'Family Programs' },
  { slug: 'how-we-help/intensive-outpatient-treatment', title: 'Intensive Outpatient Treatment' },
  { slug: 'how-we-help/benefits-of-outpatient-rehab', title: 'Benefits of Outpatient Rehab' },
  { slug: 'how-we-help/medication-assisted-treatment', title: 'Medication-Assisted Treatment' },
  { slug: 'how-we-help/co-occurring-disorder-treatment', title: 'Co-Occurring Disorder Treatment' },
  { slug: 'how-we-help/aftercare', title: 'Aftercare' },
  { slug: 'how-we-help/sober-living', title: 'Sober Living' },
  { slug: 'how-we-help/veterans-rehab', title: 'Veterans Rehab' },
  { slug: 'how-we-help/asam-level-5-early-intervention', title: 'ASAM Level .5 – Early Intervention' },
]

/** The treatment pages of the Additional Resources grid, in its order. (Treatment detail page: "Grid links".) */
export const resourceTreatments: readonly TreatmentLink[] = [
  { slug: 'what-we-treat/alcohol-addiction', title: 'Alcohol Addiction' },
  { slug: 'what-we-treat/drug-addiction', title: 'Drug Addiction' },
  menuTreatments.prescriptionDrugs,
  { slug: 'how-we-help/intensive-outpatient-treatment', title: 'Intensive Outpatient Treatment' },
  { slug: 'how-we-help/family-programs', title: 'Family Programs' },
  { slug: 'how-we-help/alternative-therapies', title: 'Alternative Therapies' },
]

/** The pages that staff have added to a fixed list, as many as it has room for. */
export const linkedFrom = (place: LinkPlace, pages: readonly ServicePage[]): ServicePage[] =>
  pages.filter((page) => page.linkedFrom?.includes(place)).slice(0, limits.linkedPages)
