import treatmentLinks from '#shared/content/treatmentLinks.json' with { type: 'json' }
import type { LinkPlace, ServicePage } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'

export interface TreatmentLink {
  slug: string
  title: string
}

/**
 * The category pages of the header's menus, the fixed pages of the How We Help menu below its Overview, and the treatment
 * pages of the Additional Resources grid. (Header. Treatment detail page: "Grid links".)
 */
export const { menuTreatments, howWeHelpLinks, resourceTreatments } = treatmentLinks

/** The pages that staff have added to a fixed list, as many as it has room for. */
export const linkedFrom = (place: LinkPlace, pages: readonly ServicePage[]): ServicePage[] =>
  pages.filter((page) => page.linkedFrom?.includes(place)).slice(0, limits.linkedPages)
