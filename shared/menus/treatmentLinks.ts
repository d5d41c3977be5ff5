import treatmentLinks from '../content/treatmentLinks.json' with { type: 'json' }
import type { LinkPlace, ServicePage } from '../entities/treatmentPage.ts'
import { limits } from '../limits.ts'

export interface TreatmentLink {
  slug: string
  title: string
}

export interface ListedPage extends TreatmentLink {
  id: string
}

/**
 * The category pages of the header's menus, the fixed pages of the How We Help menu below its Overview, and the treatment
 * pages of the Additional Resources grid. (Header. Treatment detail page: "Grid links".)
 */
export const { menuTreatments, howWeHelpLinks, resourceTreatments } = treatmentLinks

/**
 * The pages with these ids that are published, wherever staff have moved them. While the list is not there, they are where
 * they came with the site: their ids are those addresses.
 */
export const linksTo = (
  pages: readonly { id: string; title: string }[],
  list?: readonly ListedPage[] | null,
): ListedPage[] =>
  pages.flatMap(({ id, title }) =>
    list?.length ? (list.find((page) => page.id === id) ?? []) : { id, title, slug: id.replaceAll('.', '/') },
  )

/** The pages that staff have added to a fixed list, as many as it has room for. */
export const linkedFrom = (place: LinkPlace, pages: readonly ServicePage[]): ServicePage[] =>
  pages.filter((page) => page.linkedFrom?.includes(place)).slice(0, limits.linkedPages)
