import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Runs an operator's command over a local system's folder, as `npm run` does; rejects if its exit code is not 0. */
export async function runOperatorCommand(
  command: 'content',
  folder: string,
  ...args: string[]
): Promise<string> {
  const file = path.join(import.meta.dirname, '../operate', `${command}.ts`)
  const { stdout } = await promisify(execFile)(process.execPath, [file, '--folder', folder, ...args])
  return stdout
}
