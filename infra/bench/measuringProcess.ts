import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type * as z from 'zod/mini'

/**
 * Runs a script of the bench in a process of its own, so that nothing is warm that would be cold, and reads the
 * JSON that it prints as its last line.
 */
export async function measuringProcess<Schema extends z.ZodMiniType>(
  script: URL,
  args: readonly string[],
  schema: Schema,
  environment: NodeJS.ProcessEnv = {},
): Promise<z.output<Schema>> {
  const { stdout } = await promisify(execFile)(process.execPath, [script.pathname, ...args], {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(readable(error.stderr) || error.message)
  })
  return schema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

/** What a process said last, without the lines of a bundle, which are as long as the bundle. */
function readable(text = ''): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && line.length < 500)
  return lines.slice(0, 12).join('\n')
}
