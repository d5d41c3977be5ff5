import { expect, vi } from 'vitest'
import { content } from '../operate/content.ts'

/** Runs the operator's command over a local system's folder in this process, which has loaded what the command needs. */
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
