import treatmentLinks from '../content/treatmentLinks.json' with { type: 'json' }
import type { LinkPlace, ServicePage } from '../entities/treatmentPage.ts'
import { limits } from '../limits.ts'

export interface TreatmentLink {
  slug: string
  title: string
}

export interface ListedPage extends TreatmentLink {
  id: string
  linkedFrom?: readonly LinkPlace[] | undefined
}

/**
 * The treatment pages in the header's menus, the fixed pages below Overview in the How We Help menu, and the treatment
 * pages of the Additional Resources grid. (Header. Treatment detail page: "Grid links".)
 */
export const { menuTreatments, howWeHelpLinks, resourceTreatments } = treatmentLinks

/**
 * A fixed page with its address and title in `list`. A page that the list lacks has those with which it came with the
 * site, since its link is fixed: its address follows from its id.
 */
export const fixedLink = (
  { id, title }: { id: string; title: string },
  list?: readonly ListedPage[] | null,
): ListedPage => list?.find((page) => page.id === id) ?? { id, title, slug: id.replaceAll('.', '/') }

/** The pages that staff have added to a fixed list, up to the list's limit. */
export const linkedFrom = (place: LinkPlace, pages: readonly ServicePage[]): ServicePage[] =>
  pages.filter((page) => page.linkedFrom?.includes(place)).slice(0, limits.linkedPages)
