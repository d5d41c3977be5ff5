import * as z from 'zod/mini'
import type { Part, TimedTest } from './part.ts'
import { readReport } from './readReport.ts'
import { type RunOptions, run } from './run.ts'

/** The tests of a folder that Playwright runs, without `projects` all of them. */
export async function browserTests(
  title: string,
  {
    folder,
    report,
    projects = [],
    output,
  }: { folder: string; report: string; projects?: string[]; output?: RunOptions['output'] },
): Promise<Part> {
  const config = `--config=infra/tests/${folder}/playwright.config.ts`
  const { succeeded, seconds } = await run(
    title,
    ['playwright', 'test', config, '--reporter=list,json', ...projects.map((name) => `--project=${name}`)],
    { variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(output && { output }) },
  )
  const { stats, suites } = await readReport(Report, report, {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
  })
  return {
    title,
    seconds,
    passed: stats.expected + stats.flaky,
    failed: succeeded ? stats.unexpected : Math.max(1, stats.unexpected),
    tests: suites.flatMap(testsIn),
  }
}

function testsIn({ specs, suites = [] }: Suite): TimedTest[] {
  return [
    ...specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(testsIn),
  ]
}

const Suite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
type Suite = z.infer<typeof Suite>

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
})
