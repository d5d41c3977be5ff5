import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stockNodes } from '../testing/stockNodes.ts'
import { foundEngines, skippedEngines } from './engines/engines.ts'
import { browserTests, check, unitTests } from './parts.ts'

// All checks run even if one fails, so that one run shows every failure.
const reports = await mkdtemp(join(tmpdir(), 'checks-'))
// The first five run side by side. With more checkers than one, each checks most types again.
const parts = [
  ...(await Promise.all([
    check('Types', 'tsc', '--checkers', '1'),
    check('Lint', 'biome', 'check', '.'),
    check('Unused code', 'knip', '--no-progress', '--config', 'infra/tests/knip.ts'),
    unitTests(join(reports, 'unit.json')),
  ])),
  await browserTests('Browser tests', { folder: 'browser', report: join(reports, 'browser.json') }),
]
// The browser tests are in Chromium, and more than its part of these.
const projects = foundEngines.map(({ name }) => name).filter((name) => name !== 'Chromium')
if (projects.length > 0) {
  const report = join(reports, 'engines.json')
  parts.push(await browserTests('Tests in other engines', { folder: 'engines', report, projects }))
}
await rm(reports, { recursive: true })

const width = Math.max(...parts.map(({ title }) => title.length))
process.stdout.write('\n── Parts\n')
for (const { title, seconds, passed, failed } of parts)
  process.stdout.write(`${title.padEnd(width)} ${duration(seconds)}  ${passed} passed, ${failed} failed\n`)

const skipped = [
  ...(stockNodes.length > 0
    ? []
    : ['Skipped: other releases of Node, which npm ci --prefix infra/tests/nodes installs.\n']),
  ...skippedEngines,
]
if (skipped.length > 0) process.stdout.write(`\n${skipped.join('')}`)

const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

function duration(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`
}
