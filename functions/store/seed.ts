import { setTimeout } from 'node:timers/promises'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Seed } from '#shared/content/seed.ts'
import { PageName } from '#shared/entities/page.ts'
import { table } from '#shared/table.ts'
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
import { recountPosts } from './postCounts.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './unlessConditionFails.ts'

/** What seeding did: how many entities it wrote, and how many were there already and stayed as they were. */
export interface Seeded {
  written: number
  kept: number
}

/** Writes whatever of the content is missing, never over what is there, then counts the posts. */
export async function seedTable(store: Store, content: Seed): Promise<Seeded> {
  const written = await inParallel(itemsOf(content), (item) => putIfMissing(store, item))
  await countPosts(store, content)
  const count = written.filter(Boolean).length
  return { written: count, kept: written.length - count }
}

/** Puts on the wire at once: enough to keep a table busy, few enough for one that has just been made. */
const atOnce = 16

/** How often the counts look again for posts that the index does not show yet, and the pause in milliseconds. */
const patience = { attempts: 20, pause: 250 }

const itemsOf = (content: Seed): Item[] => [
  ...PageName.options.map((name) => pageItem(name, content.pages[name])),
  ...content.landings.map(landingItem),
  ...content.treatments.map(treatmentItem),
  ...content.faqs.map(faqItem),
  ...content.posts.map(postItem),
  ...content.reviews.map(reviewItem),
  ...content.services.map(serviceItem),
]

/** Whether the item was missing, and so is written. */
async function putIfMissing(store: Store, item: Item): Promise<boolean> {
  const put = store.documents.send(
    new PutCommand({
      TableName: store.tableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#partition)',
      ExpressionAttributeNames: { '#partition': table.partitionKey },
    }),
  )
  return (await unlessConditionFails(put)) !== undefined
}

async function countPosts(store: Store, { posts }: Seed): Promise<void> {
  await countAtLeast(store, posts.length)
  const categories = new Set(posts.map((post) => post.category))
  const sizes = [...categories].map((name) => ({
    name,
    size: posts.filter((post) => post.category === name).length,
  }))
  await inParallel(sizes, ({ name, size }) => countAtLeast(store, size, name))
}

/** Indexes lag behind the table, so a count that is too low is taken again. */
async function countAtLeast(store: Store, expected: number, category?: string): Promise<void> {
  for (let attempt = 0; (await recountPosts(store, category)) < expected; attempt++) {
    if (attempt === patience.attempts) throw new Error('The index of posts does not show all of them')
    await setTimeout(patience.pause)
  }
}

async function inParallel<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = all.entries()
  const worker = async () => {
    // A worker takes the next one when it is done with the last: the workers share the iterator.
    for (const [index, one] of waiting) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
