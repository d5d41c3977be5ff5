import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alerts } from './benches/alerts.ts'
import { api } from './benches/api.ts'
import { bundles } from './benches/bundles.ts'
import { callForm } from './benches/callForm.ts'
import { contentChecks } from './benches/contentChecks.ts'
import { documentLists } from './benches/documentLists.ts'
import { firstPress } from './benches/firstPress.ts'
import { imageChange } from './benches/imageChange.ts'
import { invocations } from './benches/invocations.ts'
import { layoutShift } from './benches/layoutShift.ts'
import { lighthouse } from './benches/lighthouse.ts'
import { loginTiming } from './benches/loginTiming.ts'
import { navigation } from './benches/navigation.ts'
import { npmStart } from './benches/npmStart.ts'
import { phoneChange } from './benches/phoneChange.ts'
import { postChange } from './benches/postChange.ts'
import { postPages } from './benches/postPages.ts'
import { rendering } from './benches/rendering.ts'
import { search } from './benches/search.ts'
import { synth } from './benches/synth.ts'
import { weight } from './benches/weight.ts'
import { addHandWrittenPages } from './handWritten/addHandWrittenPages.ts'
import type { Bench } from './support/benchContext.ts'
import { launchBrowser } from './support/browser.ts'
import { count, printRows, type Row, seconds } from './support/row.ts'
import { type BenchSite, startSite } from './support/site.ts'

/** In the order in which they run. A rendering removes the hand-written pages, so what compares with them comes before. */
const benches: Record<string, Bench> = {
  npmStart,
  synth,
  bundles,
  api,
  postPages,
  documentLists,
  weight,
  layoutShift,
  firstPress,
  navigation,
  lighthouse,
  search,
  invocations,
  rendering,
  imageChange,
  postChange,
  phoneChange,
  alerts,
  loginTiming,
  callForm,
  contentChecks,
}

// `npm run bench -- api lighthouse --runs 1` runs the named benches, and measures each figure once.
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}. The benches are ${Object.keys(benches).join(', ')}.\n`,
  )
  process.exit(1)
}
const log = (line: string) => void process.stderr.write(`  ${line}\n`)
const runs = values.runs ? { runs: Number(values.runs) } : {}
await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'))
await using browser = await launchBrowser()
let started: Promise<BenchSite> | undefined
const site = () => {
  started ??= startSite(join(folder.path, 'site')).then((one) => addHandWrittenPages(one, browser))
  return started
}

const rows: Row[] = []
const start = performance.now()
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1_000)
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`── ${name}\n`)
  const began = performance.now()
  try {
    rows.push(...(await bench({ ...runs, log, folder: join(folder.path, name), browser, site })))
  } catch (error) {
    // The other benches still run.
    log(error instanceof Error ? String(error.stack) : String(error))
    rows.push(count(name, undefined))
    process.exitCode = 1
  }
  log(`${secondsSince(began)} s`)
}
if (positionals.length === 0)
  rows.push(seconds('all benches, in one run', secondsSince(start), { atMost: 900 }))
await (await started)?.stop()
process.stdout.write(`\n${printRows(rows)}\n`)
