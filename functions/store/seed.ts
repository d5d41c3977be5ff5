import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Seed } from '#shared/content/seed.ts'
import { PageName } from '#shared/entities/page.ts'
import { table } from '#shared/table.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { isWritten } from './conditionalWrite.ts'
import {
  faqItem,
  type Item,
  landingItem,
  pageItem,
  postItem,
  reviewItem,
  serviceItem,
  treatmentItem,
} from './items.ts'
import { recountUntil } from './recountUntil.ts'
import type { Store } from './store.ts'

export interface SeedResult {
  written: number
  existing: number
}

/** Enough to keep a table busy, few enough for one that has just been created. */
const concurrency = 16

/** Writes the content that is missing, never over what exists, then counts the posts. */
export async function seedTable(store: Store, content: Seed): Promise<SeedResult> {
  const result: SeedResult = { written: 0, existing: 0 }
  await forEachConcurrently(itemsOf(content), concurrency, async (item) => {
    result[(await putIfMissing(store, item)) ? 'written' : 'existing'] += 1
  })
  await countPosts(store, content)
  return result
}

const itemsOf = (content: Seed): Item[] => [
  ...PageName.options.map((name) => pageItem(name, content.pages[name])),
  ...content.landings.map(landingItem),
  ...content.treatments.map(treatmentItem),
  ...content.faqs.map(faqItem),
  ...content.posts.map(postItem),
  ...content.reviews.map(reviewItem),
  ...content.services.map(serviceItem),
]

async function putIfMissing(store: Store, item: Item): Promise<boolean> {
  const put = store.documents.send(
    new PutCommand({
      TableName: store.tableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#partition)',
      ExpressionAttributeNames: { '#partition': table.partitionKey },
    }),
  )
  return isWritten(put)
}

async function countPosts(store: Store, { posts }: Seed): Promise<void> {
  const byCategory = Map.groupBy(posts, ({ category }) => category)
  const expected = [[undefined, posts] as const, ...byCategory]
  await forEachConcurrently(expected, concurrency, ([category, { length }]) =>
    recountUntil(store, category, (total) => total >= length),
  )
}
