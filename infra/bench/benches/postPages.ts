import { postsPage } from '../../../functions/store/posts/posts.ts'
import type { Store } from '../../../functions/store/store.ts'
import { countReads } from '../../../functions/testing/countReads.ts'
import { dynoxideBinary, startDynalite, startDynoxide } from '../../../functions/testing/engines.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { addPosts } from '../support/manyPosts.ts'
import { median } from '../support/median.ts'
import { ms, type Row, readUnits } from '../support/row.ts'

const perPage = 9
const amounts = [30, 1_000, 10_000]
const dynoxide = dynoxideBinary()
const engines = { dynalite: startDynalite, ...(dynoxide ? { dynoxide: () => startDynoxide(dynoxide) } : {}) }

/** What a page of posts costs with few posts and with many: time, and read units as the table counts them. */
export const postPages: Bench = async ({ runs = 31, log }) => {
  const rows: Row[] = []
  for (const [name, startEngine] of Object.entries(engines)) {
    let least: [time: number, units: number] | undefined
    for (const amount of amounts) {
      log(`${name}: ${amount} posts`)
      const engine = await startEngine()
      const store = await createTable(engine)
      await addPosts(store, amount)
      const last = Math.ceil(amount / perPage)
      for (const [page, number] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last })) {
        const read = () => readPage(store, number)
        const { units } = await countReads(store, read)
        await repeat(50, read)
        const times = await repeat(runs, read)
        const figure = `${name}: ${page} page of ${amount.toLocaleString('en-US')} posts`
        const few = `${amounts[0]} posts, first`
        const [leastTime, leastUnits] = least ?? []
        rows.push(
          ms(figure, times, leastTime ? { timesAtMost: 1.5, comparedWith: [few, leastTime] } : {}),
          readUnits(
            `${figure}: read units`,
            units,
            leastUnits ? { timesAtMost: 1.5, comparedWith: [few, leastUnits] } : {},
          ),
        )
        least ??= [median(times), units]
      }
      await engine.stop()
    }
  }
  return rows
}

async function readPage(store: Store, page: number): Promise<number> {
  const began = performance.now()
  const { posts } = await postsPage(store, { page, perPage })
  if (posts.length === 0) throw new Error(`Page ${page} is empty`)
  return performance.now() - began
}
