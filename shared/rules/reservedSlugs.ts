import { pages } from '../pages.ts'

/** The first segments of the site's own addresses, and of what the edge serves beside pages. `page` is that of the blog's pages. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'assets', 'art', 'media', 'tiles', 'page'],
  ...Object.values(pages)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((segment) => segment !== ''),
])
