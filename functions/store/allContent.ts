import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { PageName } from '#shared/entities/page.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { type IndexName, table } from '#shared/table.ts'
import { type Content, type ContentKind, kindOf, WithHistory } from './contentKinds.ts'
import { getMany } from './getMany.ts'
import { allChanges } from './imageChanges.ts'
import { inOrder } from './ordered.ts'
import { partitionOf, primaryKeyOf } from './read.ts'
import type { Store } from './store.ts'

export type AllContent = Record<ContentKind, Map<string, Content>>

/** Everything that an operator exports and imports: all content, and no person, session or counter. */
export async function allContent(store: Store): Promise<AllContent> {
  const ordered = async (partition: string) =>
    inOrder(await allItems(store, partition)).map((item, order) => ({ ...item, order }))
  const indexed = async (partition: string, index: IndexName) =>
    getAll(store, (await allItems(store, partition, index)).map(primaryKeyOf))
  const pages = await getMany(store, PageName.options.map(keys.page))
  const landings = await getMany(store, TreatmentCategory.options.map(keys.landing))
  return {
    pages: byId('pages', pages, table.sortKey),
    landings: byId('landings', landings, table.sortKey),
    treatments: await withHistories(
      store,
      byId('treatments', await indexed(partitions.servicePages, 'summaries')),
    ),
    faqs: byId('faqs', await ordered(partitions.faqs)),
    posts: byId('posts', await indexed(partitions.posts(), 'postsByDate')),
    reviews: byId('reviews', await ordered(partitions.reviews)),
    services: byId('services', await ordered(partitions.services)),
  }
}

/** One after the other, since the site may be in use. */
async function withHistories(store: Store, treatments: Map<string, Content>): Promise<Map<string, Content>> {
  for (const [id, content] of treatments) {
    const { history, ...page } = WithHistory.parse(content)
    if (history) treatments.set(id, { ...page, history: await allChanges(store, id, history) })
  }
  return treatments
}

type Items = Record<string, unknown>[]

function byId(kind: ContentKind, items: Items, idAttribute = 'id'): Map<string, Content> {
  const { schema } = kindOf[kind]
  return new Map(items.map((item) => [String(item[idAttribute]), schema.parse(item)]))
}

async function allItems(store: Store, partition: string, index?: IndexName): Promise<Items> {
  const items: Items = []
  const query = partitionOf(store, partition, index)
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) items.push(...Items)
  return items
}

/** In batches of 100, the most that BatchGetItem takes; one after the other, since the site may be in use. */
async function getAll(store: Store, all: readonly Key[]): Promise<Items> {
  const items: Items = []
  for (let start = 0; start < all.length; start += 100)
    items.push(...(await getMany(store, all.slice(start, start + 100))))
  return items
}
