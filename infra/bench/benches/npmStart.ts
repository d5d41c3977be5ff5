import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Bench } from '../support/benchContext.ts'
import { seconds } from '../support/row.ts'

/** From `npm start` to the first response of the home page, in a clone of the last commit. */
export const npmStart: Bench = async ({ log, folder }) => {
  const root = join(import.meta.dirname, '../../..')
  const clone = join(folder, 'clone')
  await promisify(execFile)('git', ['clone', '--quiet', '--no-local', root, clone])
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'))
  log('npm start with nothing built, then built without data, then with data')
  const clean = await secondsToResponse(clone)
  await rm(join(clone, '.local'), { recursive: true, maxRetries: 20 })
  return [
    seconds('npm start from a clean checkout', clean, { atMost: 60 }),
    seconds('npm start from a built checkout', await secondsToResponse(clone), { atMost: 15 }),
    seconds('npm start with the data of an earlier start', await secondsToResponse(clone)),
  ]
}

async function secondsToResponse(cwd: string): Promise<number> {
  const began = performance.now()
  // Detached: npm and what it runs form one process group, and stop together.
  const options = { cwd, env: { ...process.env, PORT: '0' }, detached: true } as const
  const command = spawn('npm', ['start'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(command, 'exit')
  try {
    for await (const line of createInterface({ input: command.stdout })) {
      if (!line.startsWith('http:')) continue
      const { status } = await fetch(line)
      if (status !== 200) throw new Error(`The home page of npm start has status ${status}`)
      return (performance.now() - began) / 1000
    }
    throw new Error('npm start ended before it served a page; its output says why')
  } finally {
    if (command.pid !== undefined && command.exitCode === null) process.kill(-command.pid, 'SIGTERM')
    await ended
  }
}
