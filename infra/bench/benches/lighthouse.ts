import runLighthouse from 'lighthouse'
import { freePort } from '../../testing/freePort.ts'
import { handWritten } from '../handWritten/addHandWrittenPages.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { launchBrowser } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'
import { median } from '../support/median.ts'
import { count, ms, points, type Row } from '../support/row.ts'

/**
 * How Lighthouse slows network and processor: `simulate` computes the times from a fast load, `devtools` applies them in
 * the browser and takes twice as long.
 */
type Throttling = 'simulate' | 'devtools'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse on a phone: the worst of the runs for each kind of page, and home next to the same page written by hand. */
export const lighthouse: Bench = async ({ runs = 5, log, site }) => {
  const { address } = await site()
  const port = await freePort()
  await using _browser = await launchBrowser(`--remote-debugging-port=${port}`)
  const auditOf = (path: string, throttling: Throttling, scored: readonly string[]) =>
    audit({ url: address + path, port, throttling, scored })

  const logFailed = (audits: readonly Audit[]) =>
    log(`  below 100 for: ${[...new Set(audits.flatMap(({ failed }) => failed))].join(', ') || 'nothing'}`)

  const rows: Row[] = []
  for (const throttling of ['simulate', 'devtools'] as const) {
    log(`home and the hand-written page, ${throttling}, ${runs} times`)
    const scored = throttling === 'simulate' ? categories : ['performance']
    // Alternating, so that a busy machine affects both.
    const pairs = await repeat(runs, async () => ({
      home: await auditOf('/', throttling, scored),
      byHand: await auditOf(handWritten.home, throttling, ['performance']),
    }))
    const home = pairs.map((pair) => pair.home)
    logFailed(home)
    rows.push(...rowsOf(`home, ${throttling}`, scored, home))
    rows.push(
      ...comparison(
        `home, ${throttling}`,
        home,
        pairs.map(({ byHand }) => byHand),
      ),
    )
  }
  for (const [kind, path] of kinds) {
    if (kind === 'home') continue
    log(`${kind}, ${runs} times`)
    const audits = await repeat(runs, () => auditOf(path, 'simulate', categories))
    logFailed(audits)
    rows.push(...rowsOf(`${kind}, simulate`, categories, audits))
  }
  return rows
}

function rowsOf(name: string, scored: readonly string[], audits: readonly Audit[]): Row[] {
  const highest = (key: 'blocking' | 'shift') => Math.max(...audits.map((one) => one[key]))
  const scores = scored.map((category, at) => {
    const all = audits.map((one) => one.points[at] ?? 0)
    return points(`${name}: ${category} (${all.join(' ')})`, Math.min(...all), { atLeast: 100 })
  })
  return [
    ...scores,
    ms(`${name}: total blocking time, highest`, highest('blocking'), { atMost: 10 }),
    count(`${name}: layout shift, highest`, highest('shift'), { atMost: 0.0005 }),
  ]
}

function comparison(name: string, home: readonly Audit[], byHand: readonly Audit[]): Row[] {
  const row = (title: string, key: 'contentful' | 'speed', timesAtMost: number) =>
    ms(
      `${name}: ${title}, median`,
      home.map((one) => one[key]),
      { timesAtMost, comparedWith: ['by hand', median(byHand.map((one) => one[key]))] },
    )
  return [row('largest contentful paint', 'contentful', 1.05), row('speed index', 'speed', 1.1)]
}

type Audit = Awaited<ReturnType<typeof audit>>

async function audit({
  url,
  port,
  throttling,
  scored,
}: {
  url: string
  port: number
  throttling: Throttling
  scored: readonly string[]
}) {
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod: throttling,
    onlyCategories: [...scored],
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories: results } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = Object.values(results).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return {
    points: scored.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
    contentful: value('largest-contentful-paint'),
    speed: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id),
  }
}
