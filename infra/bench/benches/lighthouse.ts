import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { screens } from '../../tests/browser/support/screens.ts'
import { handWritten } from '../handWritten/addHandWrittenPage.ts'
import { type Bench, repeat } from '../support/bench.ts'
import { median, ms, points, type Row } from '../support/row.ts'

const command = path.join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/cli/index.js')

/**
 * How Lighthouse slows network and processor. `simulate` computes the times from a fast load. `devtools` slows
 * the browser itself and takes twice as long.
 */
type Throttling = 'simulate' | 'devtools'

const kinds = screens.filter(([name]) =>
  ['whatWeTreat', 'condition', 'post', 'faq', 'reviews'].includes(name),
)

/** Lighthouse on a phone: compares home with the same page written by hand, and scores a page of each other kind. */
export const lighthouse: Bench = async ({ runs = 5, log, browser, site }) => {
  if (!existsSync(command)) {
    log('Skipped: Lighthouse, which npm ci --prefix infra/bench/lighthouse installs')
    return []
  }
  const { address } = await site()
  const port = Number(new URL(browser.wsEndpoint()).port)
  const auditOf = (path: string, throttling: Throttling) => audit(address + path, port, throttling)

  const rows: Row[] = []
  for (const throttling of ['simulate', 'devtools'] as const) {
    log(`home and the hand-written page, ${throttling}, ${runs} times`)
    // Alternates the pages, so that a busy machine affects both.
    const pairs = await repeat(runs, async () => ({
      home: await auditOf('/', throttling),
      byHand: await auditOf(handWritten, throttling),
    }))
    const compare = (figure: string, key: 'contentful' | 'speed', timesAtMost: number) =>
      ms(
        `home, ${throttling}: ${figure}, median`,
        pairs.map(({ home }) => home[key]),
        { timesAtMost, comparedWith: ['by hand', median(pairs.map(({ byHand }) => byHand[key]))] },
      )
    rows.push(
      compare('largest contentful paint', 'contentful', limits[throttling].contentful),
      compare('speed index', 'speed', limits[throttling].speed),
      score(
        `home, ${throttling}`,
        pairs.map(({ home }) => home),
      ),
    )
  }
  for (const [kind, path] of kinds) {
    log(`${kind}, ${runs} times`)
    rows.push(score(`${kind}, simulate`, await repeat(runs, () => auditOf(path, 'simulate'))))
  }
  return rows
}

/** The limits are multiples of the figures of the page written by hand. */
const limits = { simulate: { contentful: 1.2, speed: 1.49 }, devtools: { contentful: 1.05, speed: 1.1 } }

function score(name: string, audits: readonly Awaited<ReturnType<typeof audit>>[]): Row {
  const failed = [...new Set(audits.flatMap((one) => one.failed))].join(', ')
  return points(
    `${name}: lowest score${failed && ` (below 100 for ${failed})`}`,
    Math.min(...audits.flatMap((one) => one.points)),
    { atLeast: 100 },
  )
}

const Result = z.object({
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
})

async function audit(url: string, port: number, throttling: Throttling) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[command, url, '--output=json', '--quiet', '--disable-full-page-screenshot'],
      ...['--no-enable-error-reporting', `--port=${port}`, `--throttling-method=${throttling}`],
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { audits, categories } = Result.parse(JSON.parse(stdout))
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return {
    points: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    contentful: value('largest-contentful-paint'),
    speed: value('speed-index'),
    failed: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id),
  }
}
