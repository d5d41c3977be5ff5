import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firstPress } from './benches/firstPress.ts'
import { functions } from './benches/functions.ts'
import { lighthouse } from './benches/lighthouse.ts'
import { navigation } from './benches/navigation.ts'
import { saveToLive } from './benches/saveToLive.ts'
import { start } from './benches/start.ts'
import { weights } from './benches/weights.ts'
import { addHandWrittenPage } from './handWritten/addHandWrittenPage.ts'
import type { Bench } from './support/bench.ts'
import { launchBrowser } from './support/browser.ts'
import { count, printRow, type Row } from './support/row.ts'
import { type BenchSite, startSite } from './support/site.ts'

/** Benches run in this order. */
const benches: Record<string, Bench> = {
  start,
  functions,
  weights,
  firstPress,
  navigation,
  lighthouse,
  saveToLive,
}

// `npm run bench -- weights saveToLive --runs 1 --posts 1000` runs the named benches, measures each figure once, and
// adds at most 1,000 posts.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, posts: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}. The benches are ${Object.keys(benches).join(', ')}.\n`,
  )
  process.exit(1)
}
const log = (line: string) => void process.stderr.write(`  ${line}\n`)
const options = {
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.posts && { posts: Number(values.posts) }),
}
await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'))
await using browser = await launchBrowser()
let started: Promise<BenchSite> | undefined
const site = () => {
  started ??= startSite(join(folder.path, 'site')).then((one) => addHandWrittenPage(one, browser))
  return started
}

const rows: Row[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`── ${name}\n`)
  const began = performance.now()
  try {
    rows.push(...(await bench({ ...options, log, folder: join(folder.path, name), browser, site })))
  } catch (error) {
    // The other benches still run.
    log(error instanceof Error ? String(error.stack) : String(error))
    rows.push(count(name, undefined))
    process.exitCode = 1
  }
  log(`${Math.round((performance.now() - began) / 1_000)} s`)
}
await (await started)?.stop()
process.stdout.write(`\n${rows.map(printRow).join('\n')}\n`)
