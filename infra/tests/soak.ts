import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from './scenario.ts'
import { scenarios } from './scenarios.ts'

// `npm run soak -- load hostile --seed 7` runs two scenarios with another seed.
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  const names = scenarios.map(({ name }) => name).join(', ')
  process.stderr.write(`There is no scenario ${unknown.join(', ')}. The scenarios are ${names}.\n`)
  process.exit(1)
}
const say = (what: string) => process.stderr.write(`  ${what}\n`)

const findings: Finding[] = []
for (const scenario of scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)) {
  process.stderr.write(`── ${scenario.name}\n`)
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  try {
    findings.push(...(await scenario.run({ folder, seed: Number(values.seed), say })))
  } catch (error) {
    // The other scenarios still run.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    findings.push({ what: scenario.name, figure: 'could not run, see above', fine: false })
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

const width = Math.max(...findings.map(({ what }) => what.length))
process.stdout.write('\n')
for (const { what, figure, fine } of findings)
  process.stdout.write(`${fine ? ' ' : '✗'} ${what.padEnd(width)}  ${figure}\n`)
const failed = findings.filter(({ fine }) => !fine).length
process.stdout.write(`\n${findings.length - failed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
