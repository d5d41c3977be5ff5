import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store.ts'
import { recountPosts } from './postCounts.ts'

const attempts = 40
const pause = 250

/** Recounts the posts, of a category or of all, until the index, which lags behind the table, shows the right number. */
export async function recountUntil(
  store: Store,
  category: string | undefined,
  isRight: (total: number) => boolean,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (isRight(await recountPosts(store, category))) return
    await wait(pause)
  }
  throw new Error(`The index does not show the right number of posts in ${category ?? 'all categories'}`)
}
