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

/** Memoized reads of the table: each happens when a page first needs it, and once for all pages. */
export interface SiteSnapshot extends Pick<RenderContext, 'read' | 'slots'> {
  store: Store
  site: Site
  addresses: SiteAddresses
  paths: ReadonlySet<string>
  findable: ReadonlySet<string>
  /** The redirects that visitors get, by path. */
  served: ReadonlyMap<string, RedirectObject>
  /** All redirects, including those that visitors do not get because the target is not a page. */
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

/** Every page shows the facts of the clinic. If the stored facts are missing or damaged, uses the published facts. */
async function siteFacts(store: Store, bucket: Bucket) {
  const site = await findSite(store)
  if (site) return { site, problems: [] }
  const reason = 'Clinic in the staff area: the facts of the clinic are missing or damaged.'
  const published = await readObject(bucket, siteFactsKey)
  if (!published) throw new Error(reason)
  return { site: Site.parse(JSON.parse(published)), problems: [{ reason }] }
}
