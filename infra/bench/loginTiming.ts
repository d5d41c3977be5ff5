import * as z from 'zod/mini'
import type { Benchmark } from './benchmark.ts'
import { measuringProcess } from './measuringProcess.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'

/** Pairs of logins for each run. */
const pairs = 15

/** Noise on a busy machine stays below it; an answer without hashing would be a hundred times as quick. */
const margin = 1.25

/** Whether the time of a refused login tells which usernames exist. */
export const loginTiming: Benchmark = {
  name: 'login',
  run: async ({ runs = 3, say }) => {
    say(`${runs * pairs} logins with a known name and a wrong password, and as many with an unknown name`)
    const script = new URL('./loginTimingProcess.ts', import.meta.url)
    const { known, unknown } = await measuringProcess(script, [String(runs * pairs)], Times)
    return [
      row('refused login, known username', median(known), { what: 'unknown', value: median(unknown) }),
      row('refused login, unknown username', median(unknown), { what: 'known', value: median(known) }),
    ]
  },
}

/** Milliseconds. */
const Times = z.object({ known: z.array(z.number()), unknown: z.array(z.number()) })

const row = (figure: string, measured: number, yardstick: Row['yardstick']): Row => ({
  figure,
  measured,
  unit: 'ms',
  yardstick,
  bound: { timesAtMost: margin },
})
