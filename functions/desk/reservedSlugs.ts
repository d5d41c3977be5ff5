import { pages } from '#shared/pages.ts'
import { formFramePath } from '#shared/rendering.ts'

const servedBesidePages = [
  ...['admin', 'api', 'assets', 'art', 'contact-form', formFramePath.slice(1), 'media', 'tiles'],
  // The edge rewrites addresses of more than 300 characters to this path, which must stay without a page.
  'not-an-address',
]

/** First segments of paths that the site or the edge serves, and the `page` of `/blog/page/<number>`. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...servedBesidePages,
  'page',
  ...Object.values(pages)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((segment) => segment !== ''),
])

/** No redirect can start at these paths, because the edge serves other content there or redirects by itself. */
export const isReservedPath = (path: string): boolean =>
  servedBesidePages.includes(path.split('/')[1] ?? '') || path.startsWith(`${pages.blog.path}/page/`)
