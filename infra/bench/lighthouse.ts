import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { openTab, phone, withBrowser } from './browser.ts'
import { type Audited, audit, categories, type Throttling } from './lighthouseAudit.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'
import { screenCalled, servedScreens } from './screens.ts'
import { putYardstick, yardstickPath } from './yardstick/yardstick.ts'

const wanted = ['home', 'landing page', 'treatment page', 'post', 'FAQ', 'reviews'].map(screenCalled)

/** Lighthouse on a phone, the lowest of the runs, with home beside the same page written by hand. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  run: async (means) => {
    const { runs = 5, say } = means
    const site = await means.site()
    await withBrowser(async (browser) => putYardstick(site, (await openTab(browser, phone)).page))
    const rows: Row[] = []
    for (const throttling of ['simulate', 'devtools'] as const) {
      const yardstick: Audited[] = []
      for (const { name, path } of await servedScreens(site.address, wanted, say)) {
        const audited: Audited[] = []
        for (let run = 1; run <= runs; run += 1) {
          say(`${name}, ${throttling}, run ${run} of ${runs}`)
          audited.push(await audit(site.address + path, throttling))
          sayFailed(audited.at(-1), say)
          // By turns, so that whatever else the machine does weighs on both.
          if (name === 'home') yardstick.push(await audit(site.address + yardstickPath, throttling))
        }
        rows.push(...scoreRows(name, throttling, audited), ...timeRows(name, throttling, audited))
        if (name === 'home') rows.push(...besideYardstick(throttling, audited, yardstick))
      }
    }
    return rows
  },
}

function sayFailed(audited: Audited | undefined, say: BenchmarkContext['say']): void {
  if (audited && audited.failed.length > 0) say(`  below 100 for: ${audited.failed.join(', ')}`)
}

function scoreRows(name: string, throttling: Throttling, audited: readonly Audited[]): Row[] {
  return categories.map((category) => {
    const scores = audited.map(({ scores }) => scores[category])
    const all = new Set(scores).size > 1 ? ` (${scores.join(' ')})` : ''
    return {
      figure: `${name}, ${throttling}: ${category}${all}`,
      measured: Math.min(...scores),
      unit: 'points',
      bound: { atLeast: 100 },
    }
  })
}

function timeRows(name: string, throttling: Throttling, audited: readonly Audited[]): Row[] {
  return [
    {
      figure: `${name}, ${throttling}: total blocking time, highest`,
      measured: Math.max(...audited.map(({ blocking }) => blocking)),
      unit: 'ms',
      bound: { atMost: 10 },
    },
    {
      figure: `${name}, ${throttling}: layout shift, highest`,
      measured: Math.max(...audited.map(({ shift }) => shift)),
      unit: '',
      bound: { atMost: 0.0005 },
    },
  ]
}

function besideYardstick(
  throttling: Throttling,
  audited: readonly Audited[],
  yardstick: readonly Audited[],
): Row[] {
  const row = (figure: string, name: 'contentful' | 'speed', times: number): Row => ({
    figure: `home, ${throttling}: ${figure}, median`,
    measured: median(audited.map((one) => one[name])),
    unit: 'ms',
    yardstick: { what: 'by hand', value: median(yardstick.map((one) => one[name])) },
    bound: { timesAtMost: times },
  })
  return [row('largest contentful paint', 'contentful', 1.05), row('speed index', 'speed', 1.1)]
}
