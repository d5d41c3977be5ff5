import { blogPath, officePages } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import { pages, singlePages } from '#shared/pages.ts'
import { publishedRows } from '../store/desk/directory.ts'
import type { Store } from '../store/store.ts'

export interface SiteAddress {
  path: string
  lastModified?: string | undefined
}

export interface SiteAddresses {
  /** All addresses except those of posts and of further pages of the blog. */
  main: readonly SiteAddress[]
  /** Newest first. */
  posts: readonly SiteAddress[]
  blog: readonly SiteAddress[]
  /** The addresses of documents with a page of their own, by `<kind>/<id>`. */
  byName: ReadonlyMap<string, string>
}

/** Every address that has a page, even if its document cannot be read. (Specification, Routes.) */
export async function siteAddresses(snapshot: Store, site: Site): Promise<SiteAddresses> {
  const byName = new Map<string, string>()
  const pagesOf = async (kind: DocumentKind): Promise<SiteAddress[]> =>
    (await publishedRows(snapshot, kind)).flatMap(({ id, address: path, updatedAt, createdAt }) => {
      if (path === undefined) return []
      byName.set(`${kind}/${id}`, path)
      return { path, lastModified: updatedAt ?? createdAt }
    })
  const [posts, treatments, stored, landings, [facts]] = await Promise.all([
    pagesOf('post'),
    pagesOf('treatment'),
    pagesOf('page'),
    pagesOf('landing'),
    publishedRows(snapshot, 'site'),
  ])
  // Nobody can delete these pages, so an empty result means an incomplete response of the table.
  if (stored.length === 0) throw new Error('The table has none of the pages that every site has.')
  const lastModified = posts[0]?.lastModified
  const times = new Map([...stored, ...landings].map(({ path, lastModified }) => [path, lastModified]))
  times.set(pages.blog.path, lastModified)
  const singles = singlePages().map(({ path }) => ({ path, lastModified: times.get(path) }))
  const blogPages = Math.ceil(posts.length / limits.blogPageSize)
  return {
    main: [
      ...singles,
      ...officePages(site).map(({ path }) => ({ path, lastModified: facts?.updatedAt })),
      ...treatments,
    ],
    posts,
    blog: Array.from({ length: Math.max(0, blogPages - 1) }, (_, index) => ({
      path: blogPath(index + 2),
      lastModified,
    })),
    byName,
  }
}
