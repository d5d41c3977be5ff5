import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Bench } from '../support/bench.ts'
import { seconds } from '../support/row.ts'

const run = promisify(execFile)

/** The time from `npm start` to home's first response in a clone of the last commit, and the time of `vite build`. */
export const start: Bench = async ({ log, folder }) => {
  const root = join(import.meta.dirname, '../../..')
  const clone = join(folder, 'clone')
  await run('git', ['clone', '--quiet', '--no-local', root, clone])
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'))
  log('vite build alone')
  const began = performance.now()
  await run('node', ['infra/node.cjs', 'vite', 'build', '--config', 'web/build/vite.config.ts'], {
    cwd: clone,
  })
  const build = (performance.now() - began) / 1000
  await rm(join(clone, 'dist'), { recursive: true })
  log('npm start with nothing built, with --fresh, and with nothing changed')
  const compared = { comparedWith: ['vite build', build] } as const
  return [
    seconds('first answer of npm start in a fresh clone', await firstAnswer(clone), {
      atMost: 12,
      ...compared,
    }),
    seconds('  with everything built, and --fresh', await firstAnswer(clone, '--', '--fresh'), compared),
    seconds('  with nothing changed', await firstAnswer(clone), { atMost: 3, ...compared }),
  ]
}

async function firstAnswer(cwd: string, ...options: string[]): Promise<number> {
  const began = performance.now()
  // Detached, so that npm and what it runs form one process group and stop together.
  const command = spawn('npm', ['start', ...options], {
    cwd,
    env: { ...process.env, PORT: '0' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // npm ends before the process that it runs. The output closes only when that process ends.
  const ended = once(command, 'close')
  try {
    for await (const line of createInterface({ input: command.stdout })) {
      const [address] = /http:\S+/.exec(line) ?? []
      if (!address) continue
      const { status } = await fetch(address)
      if (status !== 200) throw new Error(`Home has status ${status}`)
      return (performance.now() - began) / 1000
    }
    throw new Error('npm start ended before it served a page; its output says why')
  } finally {
    if (command.pid !== undefined && command.exitCode === null) process.kill(-command.pid, 'SIGTERM')
    command.stdout.resume()
    await ended
  }
}
