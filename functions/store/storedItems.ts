import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { PageName } from '#shared/entities/page.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import type { IndexName } from '#shared/table.ts'
import type { ContentKind } from './contentKinds.ts'
import { getMany } from './getMany.ts'
import type { Item } from './items.ts'
import { inOrder } from './ordered.ts'
import { partitionOf, primaryKeyOf } from './read.ts'
import type { Store } from './store.ts'

/** All items of a kind as they are now, those with an order in it. Those of an index are those that it shows yet. */
export const storedItems: Record<ContentKind, (store: Store) => Promise<Item[]>> = {
  pages: (store) => getAll(store, PageName.options.map(keys.page)),
  landings: (store) => getAll(store, TreatmentCategory.options.map(keys.landing)),
  treatments: (store) => indexed(store, partitions.servicePages, 'summaries'),
  faqs: (store) => ordered(store, partitions.faqs),
  posts: (store) => indexed(store, partitions.posts(), 'postsByDate'),
  reviews: (store) => ordered(store, partitions.reviews),
  services: (store) => ordered(store, partitions.services),
  alerts: (store) => allItems(store, partitions.alerts),
  site: (store) => getAll(store, [keys.site()]),
}

async function ordered(store: Store, partition: string): Promise<Item[]> {
  return inOrder(await allItems(store, partition)).map((item, order) => ({ ...item, order }))
}

async function indexed(store: Store, partition: string, index: IndexName): Promise<Item[]> {
  return getAll(store, (await allItems(store, partition, index)).map(primaryKeyOf))
}

async function allItems(store: Store, partition: string, index?: IndexName): Promise<Item[]> {
  const items: Item[] = []
  const query = { ...partitionOf(store, partition, index), ConsistentRead: index === undefined }
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) items.push(...Items)
  return items
}

/** In batches of 100, the most that BatchGetItem takes; one after the other, since the site may be in use. */
export async function getAll(store: Store, all: readonly Key[]): Promise<Item[]> {
  const items: Item[] = []
  for (let start = 0; start < all.length; start += 100)
    items.push(...(await getMany(store, all.slice(start, start + 100), { consistent: true })))
  return items
}
