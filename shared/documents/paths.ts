import { type Address, postalAddress } from '../clinic/offices.ts'
import type { Site } from '../entities/site.ts'
import type { ServicePage, TreatmentCategory } from '../entities/treatmentPage.ts'
import { slugOf } from '../html/anchor.ts'
import { languageOf, pages, singlePages } from '../pages.ts'

export const pathOf = (page: Pick<ServicePage, 'slug'>): string => `/${page.slug}`

export const linkTo = (page: { slug: string; title: string }) => ({ path: pathOf(page), title: page.title })

export const postPath = (post: { slug: string }): string => `${pages.blog.path}/${post.slug}`

export const blogPath = (page: number): string =>
  page > 1 ? `${pages.blog.path}?page=${page}` : pages.blog.path

export const officeDirections = (office: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(postalAddress(office))}`

export interface Crumb {
  label: string
  path: string
}

export const categoryTitle = (category: TreatmentCategory): string =>
  category === 'what-we-treat' ? pages.whatWeTreat.title : pages.howWeHelp.title

/**
 * The trail from Home to a path. `titles` has the title of each known path. Other steps get a title from their slug.
 * (Specification, Blog post: "Breadcrumbs built from the slug segments".)
 */
export function breadcrumbs(path: string, titles: ReadonlyMap<string, string> = new Map()): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((segment, index) => {
    const step = `/${segments.slice(0, index + 1).join('/')}`
    return { label: titles.get(step) ?? sectionTitles.get(step) ?? titleOfSegment(segment), path: step }
  })
  const home = languageOf(path) === 'es' ? 'Inicio' : pages.home.title
  return [{ label: home, path: pages.home.path }, ...steps]
}

const sectionTitles = new Map<string, string>(
  singlePages().map(({ path, title, shortTitle }) => [path, shortTitle ?? title]),
)

const titleOfSegment = (segment: string): string =>
  segment.replace(/-+/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())

export const officePath = (office: { name: string }): string => `${pages.offices.path}/${slugOf(office.name)}`

export const officePages = ({ offices }: Pick<Site, 'offices'>): { path: string; title: string }[] =>
  offices.map((office) => ({ path: officePath(office), title: `${office.name} office` }))

/** Pages that are not documents of a list: the rows of the table of pages, and the pages of the offices. */
export const fixedPages = (
  site: Pick<Site, 'offices'> | null | undefined,
): { path: string; title: string }[] => [...singlePages(), ...(site ? officePages(site) : [])]

export const officeAnchor = (office: { name: string }): string => `office-${slugOf(office.name)}`
