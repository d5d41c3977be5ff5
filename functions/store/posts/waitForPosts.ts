import { setTimeout as wait } from 'node:timers/promises'
import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { partitions } from '#shared/keys.ts'
import { partitionOf } from '../read.ts'
import type { Store } from '../store.ts'

const attempts = 40
const pause = 250

/** Waits until the index, which lags behind the table, shows the right number of posts, of a category or of all. */
export async function waitForPosts(
  store: Store,
  category: string | undefined,
  isRight: (total: number) => boolean,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (isRight(await indexedPosts(store, category))) return
    await wait(pause)
  }
  throw new Error(`The index does not show the right number of posts in ${category ?? 'all categories'}`)
}

async function indexedPosts(store: Store, category: string | undefined): Promise<number> {
  const index = category === undefined ? 'postsByDate' : 'postsByCategory'
  const query = { ...partitionOf(store, partitions.posts(category), index), Select: 'COUNT' } as const
  let total = 0
  for await (const { Count = 0 } of paginateQuery({ client: store.documents }, query)) total += Count
  return total
}
