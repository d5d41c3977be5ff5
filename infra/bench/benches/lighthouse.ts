import runLighthouse from 'lighthouse'
import { freePort } from '../../testing/freePort.ts'
import { screens } from '../../tests/browser/support/screens.ts'
import { handWrittenPath } from '../handWritten/addHandWrittenHome.ts'
import type { Bench } from '../support/benchContext.ts'
import { launchBrowser } from '../support/browser.ts'
import { median } from '../support/median.ts'
import { count, ms, points, type Row } from '../support/row.ts'

const audited = ['home', 'whatWeTreat', 'condition', 'post', 'faq', 'reviews']
/**
 * How Lighthouse slows network and processor, and what it scores then: `simulate` computes the times from a fast load,
 * `devtools` applies them in the browser. Only the performance depends on it.
 */
const scored = {
  simulate: ['performance', 'accessibility', 'best-practices', 'seo'],
  devtools: ['performance'],
}
type Throttling = keyof typeof scored

/** Lighthouse on a phone, the worst of the runs; home is compared with the same page written by hand. */
export const lighthouse: Bench = async ({ runs = 5, log, site }) => {
  const { address } = await site()
  const rows: Row[] = []
  for (const throttling of ['simulate', 'devtools'] as const) {
    for (const [screen, path] of screens.filter(([name]) => audited.includes(name))) {
      const name = `${screen}, ${throttling}`
      log(`${name}, ${runs} times`)
      const audits: Audit[] = []
      const byHand: Audit[] = []
      // In turns, so that a busy machine affects both.
      for (let run = 0; run < runs; run += 1) {
        audits.push(await audit(address + path, throttling))
        if (screen === 'home') byHand.push(await audit(address + handWrittenPath, throttling))
      }
      log(`  below 100 for: ${[...new Set(audits.flatMap((one) => one.failed))].join(', ') || 'nothing'}`)
      rows.push(...rowsOf(name, scored[throttling], audits))
      if (screen !== 'home') continue
      const valuesOf = (all: readonly Audit[], key: 'contentful' | 'speed') => all.map((one) => one[key])
      const figureByHand = (key: 'contentful' | 'speed') =>
        ['by hand', median(valuesOf(byHand, key))] as const
      rows.push(
        ms(`${name}: largest contentful paint, median`, valuesOf(audits, 'contentful'), {
          timesAtMost: 1.05,
          comparedWith: figureByHand('contentful'),
        }),
        ms(`${name}: speed index, median`, valuesOf(audits, 'speed'), {
          timesAtMost: 1.1,
          comparedWith: figureByHand('speed'),
        }),
      )
    }
  }
  return rows
}

function rowsOf(name: string, categories: readonly string[], audits: readonly Audit[]): Row[] {
  const highest = (key: 'blocking' | 'shift') => Math.max(...audits.map((one) => one[key]))
  const scores = categories.map((category, at) => {
    const all = audits.map((one) => one.points[at] ?? 0)
    return points(`${name}: ${category} (${all.join(' ')})`, Math.min(...all), { atLeast: 100 })
  })
  return [
    ...scores,
    ms(`${name}: total blocking time, highest`, highest('blocking'), { atMost: 10 }),
    count(`${name}: layout shift, highest`, highest('shift'), { atMost: 0.0005 }),
  ]
}

type Audit = Awaited<ReturnType<typeof audit>>

async function audit(url: string, throttlingMethod: Throttling) {
  const port = await freePort()
  await using _browser = await launchBrowser(`--remote-debugging-port=${port}`)
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod,
    onlyCategories: scored[throttlingMethod],
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return {
    points: scored[throttlingMethod].map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    contentful: value('largest-contentful-paint'),
    speed: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id),
  }
}
