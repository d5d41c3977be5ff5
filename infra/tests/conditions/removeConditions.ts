import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { conditions } from './conditions.ts'

/**
 * Removes each condition in turn, or those whose numbers are the arguments, and prints the test that then fails. Fails if
 * all tests pass without a condition. Changes no file.
 */
const chosen = process.argv.slice(2).map(Number)
let held = true
for (const [number, { prevents, file, test }] of conditions.entries()) {
  if (chosen.length > 0 && !chosen.includes(number)) continue
  const failed = await failedWithout(number, test)
  held &&= failed !== undefined
  console.log(`| ${number} | ${prevents} | ${file} | ${failed ?? 'NO TEST FAILS'} |`)
}
process.exitCode = held ? 0 : 1

async function failedWithout(number: number, test: string): Promise<string | undefined> {
  const options = ['--config', 'infra/tests/conditions/vitest.config.ts', '--maxWorkers=1', '--bail=1']
  const run = promisify(execFile)(
    process.execPath,
    ['infra/node.cjs', 'vitest', 'run', ...options, '--reporter=tap-flat', test],
    {
      env: { ...process.env, REMOVED_CONDITION: String(number) },
      maxBuffer: 100_000_000,
    },
  )
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  if (!/^(?:not )?ok /m.test(stdout)) throw new Error(`${test} has no tests, or does not load`)
  return /^not ok \d+ - (.+?)(?: # time=.*)?$/m.exec(stdout)?.[1]
}
