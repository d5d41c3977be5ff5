import * as z from 'zod/mini'
import { readReport } from './readReport.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'

export async function browserTests(config: string, report: string): Promise<Tally> {
  const command: [string, ...string[]] = ['playwright', 'test', `--config=${config}`, '--reporter=list,json']
  const hasPassed = await run('Browser tests', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { stats } = await readReport(Report, report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  // A test that passed only on a retry counts as failed.
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: hasPassed ? failed : Math.max(1, failed) }
}

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})
