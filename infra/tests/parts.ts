import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type RunResult, run } from './run.ts'

/** A part of `npm test`, as it ended. */
export interface Part {
  title: string
  seconds: number
  passed: number
  /** A tool that could not run counts as one failure. */
  failed: number
}

export async function check(title: string, ...command: string[]): Promise<Part> {
  const result = await run(title, command, { output: 'at the end' })
  return partOf(title, result, { passed: result.succeeded ? 1 : 0, failed: 0 })
}

export async function unitTests(report: string): Promise<Part> {
  const title = 'Unit, contract, template and system tests'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await run(title, ['vitest', 'run', ...reporters])
  return partOf(title, result, await counts(UnitReport, report))
}

/** The tests of a folder that Playwright runs, without `projects` all of them. */
export async function browserTests(
  title: string,
  { folder, report, projects = [] }: { folder: string; report: string; projects?: string[] },
): Promise<Part> {
  const config = `--config=infra/tests/${folder}/playwright.config.ts`
  const result = await run(
    title,
    ['playwright', 'test', config, '--reporter=list,json', ...projects.map((name) => `--project=${name}`)],
    { variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return partOf(title, result, await counts(BrowserReport, report))
}

interface Counts {
  passed: number
  failed: number
}

/** A file that does not load, or an error outside a test, fails a run without failing a test. */
function partOf(title: string, { succeeded, seconds }: RunResult, { passed, failed }: Counts): Part {
  return { title, seconds, passed, failed: succeeded ? failed : Math.max(1, failed) }
}

/** None if the runner failed before it wrote its report. */
async function counts(report: z.ZodMiniType<Counts>, file: string): Promise<Counts> {
  try {
    return report.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const UnitReport = z.pipe(
  z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
  z.transform(({ numPassedTests: passed, numFailedTests: failed }): Counts => ({ passed, failed })),
)

const BrowserReport = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
  z.transform(
    ({ stats: { expected, unexpected: failed, flaky } }): Counts => ({ passed: expected + flaky, failed }),
  ),
)
