import { PageName } from '#shared/entities/page.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { keys, partitions } from '#shared/keys.ts'
import type { ContentKind } from './contentKinds.ts'
import { getMany } from './getMany.ts'
import type { Item } from './items.ts'
import { inOrder } from './ordered.ts'
import { allItems } from './read.ts'
import type { Store } from './store.ts'

/** All items of a kind, those with an order in it. */
export const storedItems: Record<ContentKind, (store: Store) => Promise<Item[]>> = {
  pages: (store) => getMany(store, PageName.options.map(keys.page)),
  landings: (store) => getMany(store, TreatmentCategory.options.map(keys.landing)),
  treatments: (store) => allItems(store, partitions.treatments),
  faqs: (store) => ordered(store, partitions.faqs),
  posts: (store) => allItems(store, partitions.posts),
  reviews: (store) => ordered(store, partitions.reviews),
  services: (store) => ordered(store, partitions.services),
  alerts: (store) => allItems(store, partitions.alerts),
  site: (store) => getMany(store, [keys.site()]),
}

async function ordered(store: Store, partition: string): Promise<Item[]> {
  return inOrder(await allItems(store, partition)).map((item, order) => ({ ...item, order }))
}
