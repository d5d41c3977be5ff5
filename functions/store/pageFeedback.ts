import { type PageFeedback, PageFeedbackCount } from '#shared/entities/pageFeedback.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from './read.ts'
import { readable } from './readable.ts'
import type { Store } from './store.ts'
import { updateItem } from './write.ts'

export async function countPageFeedback(store: Store, { page, helpful }: PageFeedback): Promise<void> {
  await updateItem(store, keys.pageFeedback(page), { set: { page }, add: { [helpful]: 1 } })
}

export async function pageFeedback(store: Store): Promise<PageFeedbackCount[]> {
  const items = await allItems(store, partitions.pageFeedback)
  return readable(
    store,
    PageFeedbackCount,
    items.map((item) => ({ yes: 0, no: 0, ...item })),
  )
}
