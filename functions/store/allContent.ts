import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { PageName } from '#shared/entities/page.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { type Content, type ContentKind, kindOf } from './contentKinds.ts'
import { getMany } from './getMany.ts'
import { inOrder } from './ordered.ts'
import { partitionOf } from './read.ts'
import type { Store } from './store.ts'

/** All content of a site: for each kind, by id. */
export type AllContent = Record<ContentKind, Map<string, Content>>

/** Everything that an operator can take out and put in: all content, and no person, session or counter. */
export async function allContent(store: Store): Promise<AllContent> {
  const of = async (kind: ContentKind, found: Promise<Record<string, unknown>[]>, idIn: string) =>
    new Map(
      (await found).map((item) => [String(item[idIn]), kindOf[kind].schema.parse(item) as Content] as const), // Every schema is one of an object.
    )
  const ordered = async (partition: string) =>
    inOrder(await allIn(store, partition)).map((item, order) => ({ ...item, order }))
  return {
    pages: await of('pages', getMany(store, PageName.options.map(keys.page)), table.sortKey),
    landings: await of(
      'landings',
      getMany(store, TreatmentCategory.options.map(keys.landing)),
      table.sortKey,
    ),
    treatments: await of(
      'treatments',
      whole(store, allIn(store, partitions.servicePages, 'summaries')),
      'id',
    ),
    faqs: await of('faqs', ordered(partitions.faqs), 'id'),
    posts: await of('posts', whole(store, allIn(store, partitions.posts(), 'postsByDate')), 'id'),
    reviews: await of('reviews', ordered(partitions.reviews), 'id'),
    services: await of('services', ordered(partitions.services), 'id'),
  }
}

/** Every item of a partition of the table or an index, however many there are. */
async function allIn(store: Store, partition: string, index?: 'summaries' | 'postsByDate') {
  const items: Record<string, unknown>[] = []
  let from: Key | undefined
  do {
    // Each answer says where the next one starts.
    const { Items = [], LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({ ...partitionOf(store, partition, index), ExclusiveStartKey: from }),
    )
    items.push(...Items)
    from = LastEvaluatedKey
  } while (from)
  return items
}

/** The whole items behind entries of an index. */
async function whole(
  store: Store,
  entries: Promise<Record<string, unknown>[]>,
): Promise<Record<string, unknown>[]> {
  const wanted = (await entries).map((entry) => ({
    [table.partitionKey]: String(entry[table.partitionKey]),
    [table.sortKey]: String(entry[table.sortKey]),
  }))
  const found: Record<string, unknown>[] = []
  // A batch is 100 keys at most; one after the other, since the site may be in use.
  for (let at = 0; at < wanted.length; at += 100)
    found.push(...(await getMany(store, wanted.slice(at, at + 100))))
  return found
}
