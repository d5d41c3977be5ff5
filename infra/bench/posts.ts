import * as z from 'zod/mini'
import { dynoxideBinary } from '../../functions/testing/engines.ts'
import type { Benchmark } from './benchmark.ts'
import { measuringProcess } from './measuringProcess.ts'
import type { Row } from './row.ts'

const [few, ...many] = [30, 1_000, 10_000] as const
const pages = ['first', 'middle', 'last'] as const

/** What a page of posts costs with few posts and with many: time, and the table's own count of what it read. */
export const posts: Benchmark = {
  name: 'posts',
  run: async ({ runs = 31, say }) => {
    const rows: Row[] = []
    for (const engine of dynoxideBinary() ? ['dynalite', 'dynoxide'] : ['dynalite']) {
      say(`${engine}: ${few} posts`)
      const least = await costs(engine, few, runs)
      for (const page of pages) rows.push(...rowsOf(engine, page, few, least))
      for (const amount of many) {
        say(`${engine}: ${amount} posts`)
        const more = await costs(engine, amount, runs)
        for (const page of pages) rows.push(...rowsOf(engine, page, amount, more, least))
      }
    }
    return rows
  },
}

const Cost = z.object({ milliseconds: z.number(), readUnits: z.number() })
const Costs = z.object({ first: Cost, middle: Cost, last: Cost })
type Costs = z.infer<typeof Costs>

function costs(engine: string, amount: number, runs: number): Promise<Costs> {
  const script = new URL('./postsProcess.ts', import.meta.url)
  return measuringProcess(script, [engine, String(amount), String(runs)], Costs)
}

function rowsOf(engine: string, page: keyof Costs, amount: number, cost: Costs, least?: Costs): Row[] {
  const bound = page === 'first' && least ? { bound: { timesAtMost: 1.5 } } : {}
  const beside = (what: keyof Costs['first']) =>
    least ? { yardstick: { what: `${few} posts`, value: least[page][what] } } : {}
  const figure = `${engine}: ${page} page of ${amount.toLocaleString('en-US')} posts`
  return [
    { figure, measured: cost[page].milliseconds, unit: 'ms', ...beside('milliseconds'), ...bound },
    {
      figure: `${figure}, read`,
      measured: cost[page].readUnits,
      unit: 'read units',
      ...beside('readUnits'),
      ...bound,
    },
  ]
}
