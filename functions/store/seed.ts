import { isDeepStrictEqual } from 'node:util'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Seed } from '#shared/content/seed.ts'
import { PageName } from '#shared/entities/page.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { ifMissing, isWritten } from './conditionalWrite.ts'
import { type ContentKind, contentKinds } from './contentKinds.ts'
import { contentNames, deletedDocuments } from './desk/deletedDocuments.ts'
import { rebuildDirectory } from './desk/rebuildDirectory.ts'
import {
  faqItem,
  type Item,
  landingItem,
  pageItem,
  postItem,
  reviewItem,
  serviceItem,
  siteItem,
  treatmentItem,
} from './items.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'

export interface SeedResult {
  written: number
  existing: number
}

/** Enough to keep a table busy, few enough for one that has just been created. */
const concurrency = 16

/** Writes the content that is missing, never over what staff have changed nor what they have deleted, then lists what there is. */
export async function seedTable(store: Store, content: Seed): Promise<SeedResult> {
  const result: SeedResult = { written: 0, existing: 0 }
  const deleted = contentNames(await deletedDocuments(store))
  const wanted = itemsOf(content).filter(([kind, { id }]) => !deleted.has(`${kind}/${id}`))
  await forEachConcurrently(wanted, concurrency, async ([kind, item]) => {
    if (await (kind === 'site' ? putUnlessPublished(store, item) : putIfMissing(store, item)))
      result.written += 1
    else result.existing += 1
  })
  await rebuildDirectory(store, new Set(contentKinds))
  return result
}

function itemsOf(content: Seed): (readonly [ContentKind, Item])[] {
  const items: Record<ContentKind, readonly Item[]> = {
    pages: PageName.options.map((name) => pageItem(name, content.pages[name])),
    landings: content.landings.map(landingItem),
    treatments: content.treatments.map(treatmentItem),
    faqs: content.faqs.map(faqItem),
    posts: content.posts.map(postItem),
    reviews: content.reviews.map(reviewItem),
    services: content.services.map(serviceItem),
    alerts: [],
    site: [siteItem(content.site)],
  }
  return contentKinds.flatMap((kind) => items[kind].map((item) => [kind, item] as const))
}

async function putIfMissing(store: Store, item: Item): Promise<boolean> {
  const put = store.documents.send(
    new PutCommand({
      TableName: store.tableName,
      Item: item,
      ...ifMissing,
    }),
  )
  return isWritten(put)
}

/** The facts of the clinic are those of the code until staff publish others. */
async function putUnlessPublished(store: Store, item: Item): Promise<boolean> {
  const current = await findItem(store, keys.site())
  if (current && (current.publishedAt !== undefined || isDeepStrictEqual(current, item))) return false
  const put = store.documents.send(
    new PutCommand({
      TableName: store.tableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#publishedAt)',
      ExpressionAttributeNames: { '#publishedAt': 'publishedAt' },
    }),
  )
  return isWritten(put)
}
