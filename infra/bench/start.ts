import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Benchmark } from './benchmark.ts'
import type { Row } from './row.ts'
import { inTemporaryFolder } from './temporary.ts'

const root = path.join(import.meta.dirname, '../..')

/** How long `npm start` takes to its first answer: from a clean checkout, a built one, and one that has run before. */
export const start: Benchmark = {
  name: 'start',
  run: ({ say }) =>
    inTemporaryFolder(async (folder) => {
      await copyCheckout(folder)
      const rows: Row[] = []
      say('npm start in a copy of the checkout, nothing built')
      rows.push(row('npm start from a clean checkout', await secondsToAnswer(folder), { atMost: 60 }))
      await rm(path.join(folder, '.local'), { recursive: true })
      say('npm start again, built, without data')
      rows.push(row('npm start from a built checkout', await secondsToAnswer(folder), { atMost: 15 }))
      say('npm start again, with its data')
      rows.push(row('npm start where it has run before', await secondsToAnswer(folder)))
      return rows
    }),
}

const row = (figure: string, measured: number, bound?: Row['bound']): Row => ({
  figure,
  measured,
  unit: 's',
  ...(bound ? { bound } : {}),
})

/** What git knows or would know of, and the packages that are installed. */
async function copyCheckout(folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const files = stdout.split('\0').filter((file) => file !== '' && file !== 'node_modules')
  // A file that git lists may have been removed a moment ago.
  await Promise.all(
    files.map((file) => cp(path.join(root, file), path.join(folder, file)).catch(ignoreMissing)),
  )
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** From the command to the first answer of the home page. */
async function secondsToAnswer(folder: string): Promise<number> {
  const began = performance.now()
  const command = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that npm and what it runs are stopped together.
    detached: true,
  })
  const ended = once(command, 'exit')
  try {
    for await (const line of createInterface({ input: command.stdout })) {
      if (!/^http:/.test(line)) continue
      const answer = await fetch(line)
      if (answer.status !== 200) throw new Error(`npm start's home page answers ${answer.status}`)
      return (performance.now() - began) / 1000
    }
    throw new Error('npm start ended; it says why above')
  } finally {
    if (command.pid !== undefined && command.exitCode === null) process.kill(-command.pid, 'SIGTERM')
    await ended
  }
}
