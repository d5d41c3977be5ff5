import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { content } from '../operate/content.ts'

/** Runs the operator's command over a local system's folder, as `npm run content` does; rejects if its exit code is not 0. */
export async function runInAProcess(folder: string, ...args: string[]): Promise<string> {
  const file = path.join(import.meta.dirname, '../operate/content.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [file, '--folder', folder, ...args])
  return stdout
}

/** Runs it in this process, which has loaded what the command needs; rejects with its error. */
export async function runContent(folder: string, ...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await content(['--folder', folder, ...args])
    expect(process.exitCode).toBeUndefined()
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}
