import { fixedPages } from '#shared/documents/paths.ts'
import { type PageFeedback, PageFeedbackCount } from '#shared/entities/pageFeedback.ts'
import { keys, partitions } from '#shared/keys.ts'
import { pages } from '#shared/pages.ts'
import { findPost } from './posts.ts'
import { allItems } from './read.ts'
import { findSite } from './site.ts'
import type { Store } from './store.ts'
import { findTreatment } from './treatments.ts'
import { updateItem } from './write.ts'

export async function countPageFeedback(store: Store, { page, helpful }: PageFeedback): Promise<void> {
  await updateItem(store, keys.pageFeedback(page), { set: { page }, add: { [helpful]: 1 } })
}

export async function pageFeedback(store: Store): Promise<PageFeedbackCount[]> {
  const items = await allItems(store, partitions.pageFeedback)
  return items.map((item) => PageFeedbackCount.parse({ yes: 0, no: 0, ...item }))
}

/** Counts are kept for known pages only, so that nobody fills the table with made-up ones. */
export async function isPage(store: Store, path: string): Promise<boolean> {
  if (fixedPages(await findSite(store)).some((page) => page.path === path)) return true
  const blog = `${pages.blog.path}/`
  const page = path.startsWith(blog)
    ? await findPost(store, path.slice(blog.length))
    : await findTreatment(store, path.slice(1))
  return page !== null
}
