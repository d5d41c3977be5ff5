import { pages } from '#shared/pages.ts'
import { formFramePath } from '#shared/rendering.ts'

const servedBesidePages = [
  ...['admin', 'api', 'assets', 'art', 'contact-form', formFramePath.slice(1), 'media', 'tiles'],
  // The edge redirects malformed addresses to this path, where nothing is.
  'not-an-address',
]

/** First segments of addresses of the site and of the edge's files; `page` is that of the blog's pages. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...servedBesidePages,
  'page',
  ...Object.values(pages)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((segment) => segment !== ''),
])

/** No redirect can begin at these paths: the edge serves something else there, or redirects itself. */
export const isReservedPath = (path: string): boolean =>
  servedBesidePages.includes(path.split('/')[1] ?? '') || path.startsWith(`${pages.blog.path}/page/`)
