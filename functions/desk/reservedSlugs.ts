import { pages } from '#shared/pages.ts'
import { formFramePath } from '#shared/rendering.ts'

const servedBesidePages = [
  ...['admin', 'api', 'assets', 'art', 'contact-form', formFramePath.slice(1), 'media', 'tiles'],
  // The edge leads malformed addresses there, where nothing is.
  'not-an-address',
]

/** The first segments of the site's own addresses, and of what the edge serves besides pages. `page` is that of the blog's pages. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...servedBesidePages,
  'page',
  ...Object.values(pages)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((segment) => segment !== ''),
])

/** Where no redirect can begin: the edge serves something else there, or redirects itself. */
export const isReservedPath = (path: string): boolean =>
  servedBesidePages.includes(path.split('/')[1] ?? '') || path.startsWith(`${pages.blog.path}/page/`)
