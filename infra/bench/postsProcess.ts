import { seed } from '#shared/content/seed.ts'
import { postsPage } from '../../functions/store/posts.ts'
import { dynoxideBinary, startDynalite, startDynoxide } from '../../functions/testing/engines.ts'
import { createTable } from '../../functions/testing/table.ts'
import { capacityOf } from './capacity.ts'
import { fillWithPosts } from './fillWithPosts.ts'
import { median } from './median.ts'

// Run by `posts.ts` as a process of its own, so that no measurement warms up another one.
const [engineName, amount = '', runs = ''] = process.argv.slice(2)
const perPage = 9

const engine = engineName === 'dynoxide' ? await startDynoxide(dynoxideBinary() ?? '') : await startDynalite()
const store = await createTable(engine)
await fillWithPosts(store, Number(amount), seed.posts)
const last = Math.ceil(Number(amount) / perPage)
const costs = {
  first: await costOf(1),
  middle: await costOf(Math.ceil(last / 2)),
  last: await costOf(last),
}
await engine.stop()
process.stdout.write(JSON.stringify(costs))
process.exit(0)

async function costOf(page: number): Promise<{ milliseconds: number; readUnits: number }> {
  const read = async () => {
    const { posts } = await postsPage(store, { page, perPage })
    if (posts.length === 0) throw new Error(`Page ${page} of ${amount} posts is empty`)
  }
  const readUnits = await capacityOf(store, read)
  // The many posts have warmed the process while they were written; the few get the same.
  for (let run = 0; run < 50; run += 1) await read()
  const times: number[] = []
  for (let run = 0; run < Number(runs); run += 1) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return { readUnits, milliseconds: median(times) }
}
