import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTests } from './browserTests.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'
import { unitTests } from './unitTests.ts'

// All checks run even if one fails, so that one run shows every failure.
const reports = await mkdtemp(join(tmpdir(), 'checks-'))
const browserConfig = 'infra/tests/browser/playwright.config.ts'
const tallies = [
  await check('Types', 'tsc'),
  await check('Lint', 'biome', 'check', '.'),
  await check('Licenses', 'node', 'infra/tests/dependencies.ts'),
  await unitTests(join(reports, 'unit.json')),
  ...(existsSync(browserConfig) ? [await browserTests(browserConfig, join(reports, 'browser.json'))] : []),
]
await rm(reports, { recursive: true })

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

async function check(title: string, ...command: [string, ...string[]]): Promise<Tally> {
  const hasPassed = await run(title, command)
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
