import type { ServicePage, TreatmentCategory } from '../entities/treatmentPage.ts'

/** The address of a treatment or condition page: `/` and its slug, which is a full path. */
export const pathOf = (page: Pick<ServicePage, 'slug'>): string => `/${page.slug}`

/** The address of a blog post. */
export const postPath = (post: { slug: string }): string => `/blog/${post.slug}`

/** The address of a page of the blog: the first has no number. */
export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog')

/** What a phone number dials: digits only, with the country's code. Three-digit numbers stay as they are. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length <= 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

/** A maps search for directions to an address. */
export function directionsLink(office: {
  address: string
  city: string
  state: string
  zip: string
}): string {
  const destination = `${office.address}, ${office.city}, ${office.state} ${office.zip}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

/** One step of a breadcrumb trail; the last step is the page itself. */
export interface Crumb {
  label: string
  path: string
}

const categoryTitles: Record<TreatmentCategory, string> = {
  'what-we-treat': 'What We Treat',
  'how-we-help': 'How We Help',
}

/** The name of a branch of treatment pages. */
export const categoryTitle = (category: TreatmentCategory): string => categoryTitles[category]

/** Words for a slug segment that no page names: dashes to spaces, each word capitalised. */
export const titleOfSegment = (segment: string): string =>
  segment.replace(/-+/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())

/**
 * The trail to an address, from Home, built from its segments. `titles` names the addresses that are
 * known (path to title); any other segment is spelled from its slug. (Blog post: "Breadcrumbs built from the slug segments".)
 */
export function breadcrumbs(path: string, titles: ReadonlyMap<string, string> = new Map()): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((segment, index) => {
    const step = `/${segments.slice(0, index + 1).join('/')}`
    return { label: titles.get(step) ?? sectionTitles[step] ?? titleOfSegment(segment), path: step }
  })
  return [{ label: 'Home', path: '/' }, ...steps]
}

const sectionTitles: Record<string, string> = {
  '/what-we-treat': categoryTitles['what-we-treat'],
  '/how-we-help': categoryTitles['how-we-help'],
  '/blog': 'Blog',
}

/** Where on the contact page an office stands: the id of its block, without "#". */
export const officeAnchor = (office: { name: string }): string =>
  `office-${office.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
