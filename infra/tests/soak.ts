import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Measurement } from './scenario.ts'
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
const log = (line: string) => process.stderr.write(`  ${line}\n`)

const measurements: Measurement[] = []
for (const scenario of scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)) {
  process.stderr.write(`── ${scenario.name}\n`)
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  try {
    measurements.push(...(await scenario.run({ folder, seed: Number(values.seed), log })))
  } catch (error) {
    // The other scenarios still run.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    measurements.push({ subject: scenario.name, figure: 'could not run, see above', passed: false })
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

const width = Math.max(...measurements.map(({ subject }) => subject.length))
process.stdout.write('\n')
for (const { subject, figure, passed } of measurements)
  process.stdout.write(`${passed ? ' ' : '✗'} ${subject.padEnd(width)}  ${figure}\n`)
const failed = measurements.filter(({ passed }) => !passed).length
process.stdout.write(`\n${measurements.length - failed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
