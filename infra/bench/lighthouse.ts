import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { launchOptions } from '../tests/browser/support/browser.ts'

/** A package of 75 others, which only this needs, so npm fetches it when it runs. */
const lighthouse = 'lighthouse@13.5.0'

const Report = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.nullable(z.number()), displayValue: z.optional(z.string()) }),
  ),
})

/** Prints the scores of home on a slow phone, and each audit that is not passed. */
export async function auditHome({ address }: { address: string }): Promise<void> {
  const { executablePath, args } = await launchOptions()
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, address, '--output=json', '--quiet', '--no-enable-error-reporting'],
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: executablePath } },
  )
  const { categories, audits } = Report.parse(JSON.parse(stdout))
  for (const { title, score } of Object.values(categories))
    process.stdout.write(`${Math.round((score ?? 0) * 100)}  ${title}\n`)
  for (const { title, score, displayValue = '' } of Object.values(audits))
    if (score !== null && score < 0.9) process.stdout.write(`  ${title} ${displayValue}\n`)
}
