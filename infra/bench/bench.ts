import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benches } from './benches.ts'
import { printRows, summaryOf } from './printRows.ts'
import type { Row } from './row.ts'
import { type Site, startSite } from './site/site.ts'

// `npm run bench -- api lighthouse --runs 1`: the named parts only, each figure measured once.
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No bench is called ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(1)
}
const say = (what: string) => process.stderr.write(`  ${what}\n`)
const runs = values.runs === undefined ? undefined : Number(values.runs)
const folder = await mkdtemp(join(tmpdir(), 'bench-site-'))
let running: Promise<Site> | undefined
const site = () => {
  running ??= startSite(folder).then((started) => {
    started.problems.forEach(say)
    return started
  })
  return running
}

const rows: Row[] = []
for (const bench of benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  process.stderr.write(`── ${bench.name}\n`)
  const began = performance.now()
  try {
    rows.push(...(await bench.run({ runs, say, site })))
  } catch (error) {
    // The others still say what they find.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    rows.push({ figure: bench.name, measured: undefined, unit: '', why: 'could not run, see above' })
    process.exitCode = 1
  }
  say(`${((performance.now() - began) / 1000).toFixed(0)} s`)
}
await running?.then((one) => one.stop()).catch(() => undefined)
await rm(folder, { recursive: true, force: true, maxRetries: 3 })
process.stdout.write(`\n${printRows(rows)}\n\n${summaryOf(rows)}\n`)
