import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from './scenario.ts'
import { scenarios } from './scenarios.ts'

// `npm run soak -- load hostile --seed 7`: the named parts only, with other chances.
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !scenarios.some((trial) => trial.name === name))
if (unknown.length > 0) {
  const names = scenarios.map(({ name }) => name).join(', ')
  process.stderr.write(`There is no trial called ${unknown.join(', ')}; there are ${names}.\n`)
  process.exit(1)
}
const say = (what: string) => process.stderr.write(`  ${what}\n`)

const found: Finding[] = []
for (const trial of scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  process.stderr.write(`── ${trial.name}\n`)
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  try {
    found.push(...(await trial.run({ folder, seed: Number(values.seed), say })))
  } catch (error) {
    // The others still say what they find.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    found.push({ what: trial.name, figure: 'could not run, see above', fine: false })
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

const width = Math.max(...found.map(({ what }) => what.length))
process.stdout.write('\n')
for (const { what, figure, fine } of found)
  process.stdout.write(`${fine ? ' ' : '✗'} ${what.padEnd(width)}  ${figure}\n`)
const failed = found.filter(({ fine }) => !fine).length
process.stdout.write(`\n${found.length - failed} as they should be, ${failed} not\n`)
process.exit(failed > 0 ? 1 : 0)
