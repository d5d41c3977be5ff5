import type { TypedReader } from '#shared/api/typedReader.ts'
import { blogPath, officePages, pathOf } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { pages, singlePages } from '#shared/pages.ts'
import { publishedRows } from '../store/desk/directory.ts'
import type { Store } from '../store/store.ts'

export interface SiteAddress {
  path: string
  lastModified?: string | undefined
}

export interface SiteAddresses {
  /** All but those of posts and of further pages of the blog. */
  main: readonly SiteAddress[]
  /** By the id of the post, newest first. */
  posts: ReadonlyMap<string, SiteAddress>
  blog: readonly SiteAddress[]
  /** `<kind>/<id>` of the posts and treatment pages. */
  documents: ReadonlySet<string>
}

/** Every address that has a page, also where its document cannot be read. (Routes.) */
export async function siteAddresses(store: Store, read: TypedReader<null>): Promise<SiteAddresses> {
  const treatments = (await read('GET /api/service-pages')) ?? []
  const rows = await publishedRows(store, 'post')
  const posts = new Map(
    rows.flatMap(({ id, address, updatedAt, createdAt }) =>
      address ? [[id, { path: address, lastModified: updatedAt ?? createdAt }] as const] : [],
    ),
  )
  const [newest] = posts.values()
  const blogPages = Math.ceil(rows.length / limits.blogPageSize)
  const singles = await Promise.all(
    singlePages().map(async ({ path, content, category }) => {
      if (path === pages.blog.path) return { path, lastModified: newest?.lastModified }
      // A page that cannot be read is found where it is rendered.
      const page = await (content
        ? read('GET /api/pages/{name}', { params: { name: content } })
        : category
          ? read('GET /api/treatment-pages/{category}', { params: { category } })
          : Promise.resolve(null)
      ).catch(() => null)
      return { path, lastModified: page?.updatedAt }
    }),
  )
  const site = await read('GET /api/site').catch(() => null)
  const officePage = await read('GET /api/pages/{name}', { params: { name: 'office' } }).catch(() => null)
  const offices = site ? officePages(site) : []
  return {
    main: [
      ...singles,
      ...offices.map(({ path }) => ({ path, lastModified: officePage?.updatedAt })),
      ...treatments.map((page) => ({ path: pathOf(page), lastModified: page.updatedAt })),
    ],
    posts,
    documents: new Set([
      ...rows.map(({ id }) => `post/${id}`),
      ...treatments.map(({ id }) => `treatment/${id}`),
    ]),
    blog: Array.from({ length: Math.max(0, blogPages - 1) }, (_, index) => ({
      path: blogPath(index + 2),
      lastModified: newest?.lastModified,
    })),
  }
}
