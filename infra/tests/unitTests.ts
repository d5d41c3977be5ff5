import path from 'node:path'
import * as z from 'zod/mini'
import type { Part } from './part.ts'
import { readReport } from './readReport.ts'
import { run } from './run.ts'

export async function unitTests(report: string): Promise<Part> {
  const title = 'Unit, contract, template and system tests'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { succeeded, seconds } = await run(title, ['vitest', 'run', ...reporters])
  const { numPassedTests, numFailedTests, testResults } = await readReport(Report, report, {
    ...{ numPassedTests: 0, numFailedTests: 0 },
    testResults: [],
  })
  return {
    title,
    seconds,
    passed: numPassedTests,
    // A file that does not load, or an error outside a test, fails the run without failing a test.
    failed: succeeded ? numFailedTests : Math.max(1, numFailedTests),
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${path.relative('.', file)}: ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  }
}

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z._default(z.number(), 0) })),
    }),
  ),
})
