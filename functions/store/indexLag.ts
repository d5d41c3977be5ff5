import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { BlogPost } from '#shared/entities/blogPost.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { indexKeys, type Key, keys, partitions } from '#shared/keys.ts'
import { type IndexName, table } from '#shared/table.ts'
import { getMany } from './getMany.ts'
import type { Item } from './items.ts'
import { listItems, partitionOf } from './read.ts'
import type { Store } from './store.ts'
import { findTreatment, servicePages } from './treatments.ts'

/** The ids of treatment pages that an index does not show as the table has them, or still shows after their deletion. */
export async function treatmentsBehind(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const listed = new Map((await servicePages(store)).map(({ id, version }) => [id, version]))
  const stored = await storedItems(store, ids.map(keys.treatment))
  const saved = new Map(stored.map((item) => TreatmentPage.parse(item)).map((page) => [page.id, page]))
  return filterConcurrently(ids, async (id) => {
    const page = saved.get(id)
    if (!page) return listed.has(id)
    const found = await findTreatment(store, page.slug)
    return Math.min(listed.get(id) ?? 0, found?.version ?? 0) < page.version
  })
}

/** The ids of posts that an index does not show yet. Lists read each post itself, so that a deleted one is in none. */
export async function postsBehind(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const stored = new Map((await storedItems(store, ids.map(keys.post))).map((item) => [item.id, item]))
  return filterConcurrently(ids, async (id) => {
    const item = stored.get(id)
    return item !== undefined && isPostBehind(store, item)
  })
}

async function isPostBehind(store: Store, item: Item): Promise<boolean> {
  const post = BlogPost.parse(item)
  const [atAddress, byDate, byCategory] = await Promise.all([
    findIndexed(store, 'byAddress', indexKeys.postSlug(post.slug)),
    findIndexed(store, 'postsByDate', indexKeys.postDate(post)),
    findIndexed(store, 'postsByCategory', indexKeys.postCategory(post)),
  ])
  return !byDate || !byCategory || versionOf(atAddress) < versionOf(item)
}

/** The FAQs that an index does not show yet, each with the treatment page that showed it before. */
export async function faqsBehind(
  store: Store,
  faqs: readonly { id: string; formerPage?: string | undefined }[],
): Promise<string[]> {
  if (faqs.length === 0) return []
  const stored = new Map((await consistentFaqs(store)).map((item) => [item.id, item]))
  const behind = await filterConcurrently(faqs, async ({ id, formerPage }) => {
    const item = stored.get(id)
    const page = item?.servicePageId
    if (typeof page === 'string' && (await versionOn(store, page, id)) < versionOf(item)) return true
    return formerPage !== undefined && formerPage !== page && (await versionOn(store, formerPage, id)) > 0
  })
  return behind.map(({ id }) => id)
}

/** 0 if the index does not show the FAQ on the page. */
async function versionOn(store: Store, page: string, id: string): Promise<number> {
  const listed = await listItems(store, partitions.faqsOf(page), 'byAddress')
  return versionOf(listed.find((item) => item.id === id))
}

async function consistentFaqs(store: Store): Promise<Item[]> {
  const items: Item[] = []
  const query = { ...partitionOf(store, partitions.faqs), ConsistentRead: true }
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) items.push(...Items)
  return items
}

async function storedItems(store: Store, all: readonly Key[]): Promise<Item[]> {
  const items: Item[] = []
  for (let start = 0; start < all.length; start += 100)
    items.push(...(await getMany(store, all.slice(start, start + 100), { consistent: true })))
  return items
}

async function findIndexed(store: Store, index: IndexName, key: Key): Promise<Item | undefined> {
  const { partitionKey, sortKey } = table.indexes[index]
  const { Items = [] } = await store.documents.send(
    new QueryCommand({
      TableName: store.tableName,
      IndexName: index,
      KeyConditionExpression: '#partition = :partition AND #sort = :sort',
      ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
      ExpressionAttributeValues: { ':partition': key[partitionKey], ':sort': key[sortKey] },
      Limit: 1,
    }),
  )
  return Items[0]
}

/** 0 without an item; the content of a new site has no version and counts as 1. */
const versionOf = (item: Item | undefined): number =>
  item === undefined ? 0 : typeof item.version === 'number' ? item.version : 1

async function filterConcurrently<Entry>(
  entries: readonly Entry[],
  isIncluded: (entry: Entry) => Promise<boolean>,
): Promise<Entry[]> {
  const included = await Promise.all(entries.map(isIncluded))
  return entries.filter((_, index) => included[index])
}
