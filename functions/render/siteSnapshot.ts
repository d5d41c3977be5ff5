import type { Redirect } from '#shared/entities/redirect.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { Site } from '#shared/entities/site.ts'
import { type RenderContext, siteFactsKey } from '#shared/rendering.ts'
import { type Bucket, readObject } from '../bucket.ts'
import { findablePaths } from '../search/searchPages.ts'
import { redirects } from '../store/desk/redirects.ts'
import { type RedirectObject, redirectObjects, servedRedirects } from '../store/servedRedirects.ts'
import { findSite } from '../store/site.ts'
import { snapshotOf } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import { contentOf } from './content.ts'
import { type SiteAddresses, siteAddresses } from './siteAddresses.ts'

/** Content that is read when it is first needed, and then once for all pages. */
export interface SiteSnapshot extends Pick<RenderContext, 'read' | 'slots'> {
  store: Store
  site: Site
  addresses: SiteAddresses
  paths: ReadonlySet<string>
  findable: ReadonlySet<string>
  /** The redirects of each path that has moved. */
  served: ReadonlyMap<string, RedirectObject>
  /** All redirects. Visitors do not get those that lead to no page. */
  redirects: readonly Redirect[]
  /** Problems in the facts of the clinic. */
  problems: PageProblem[]
}

export async function takeSnapshot(current: Store, bucket: Bucket): Promise<SiteSnapshot> {
  const store = snapshotOf(current)
  const { site, problems } = await siteFacts(store, bucket)
  const [addresses, all] = await Promise.all([siteAddresses(store, site), redirects(store)])
  const { main, posts, blog } = addresses
  const paths = new Set([...main, ...posts, ...blog].map(({ path }) => path))
  return {
    store,
    site,
    problems,
    addresses,
    paths,
    redirects: all,
    served: new Map(redirectObjects(servedRedirects(all, paths)).map((moved) => [moved.path, moved])),
    findable: findablePaths(addresses),
    read: contentOf(store, site),
    slots: new Map(),
  }
}

/** The facts of the clinic are on every page: if they are missing or damaged, those that are published stay. */
async function siteFacts(store: Store, bucket: Bucket) {
  const site = await findSite(store)
  if (site) return { site, problems: [] }
  const reason = 'Clinic in the staff area: the facts of the clinic are missing or damaged.'
  const published = await readObject(bucket, siteFactsKey)
  if (!published) throw new Error(reason)
  return { site: Site.parse(JSON.parse(published)), problems: [{ reason }] }
}
