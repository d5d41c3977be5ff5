import * as z from 'zod/mini'
import { readReport } from './readReport.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'

export async function unitTests(report: string): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const hasPassed = await run('Unit, contract and template tests', ['vitest', 'run', ...reporters])
  const { numPassedTests, numFailedTests } = await readReport(Report, report, {
    numPassedTests: 0,
    numFailedTests: 0,
  })
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  return { passed: numPassedTests, failed: hasPassed ? numFailedTests : Math.max(1, numFailedTests) }
}

const Report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
