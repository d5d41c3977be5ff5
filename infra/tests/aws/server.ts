import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface ServerOptions {
  command: readonly [string, ...string[]]
  /** The working folder, which also gets the server's output. */
  folder: string
  variables?: NodeJS.ProcessEnv
  /** Resolves once the server answers. */
  answers: () => Promise<unknown>
}

/** Starts a program that answers on a port; `stop` ends it and the processes that it started. */
export async function startServer({ command: [file, ...args], folder, variables, answers }: ServerOptions) {
  mkdirSync(folder, { recursive: true })
  const log = path.join(folder, 'output.log')
  const output = openSync(log, 'w')
  const stdio = ['ignore', output, output] as const
  const child = spawn(file, args, { cwd: folder, env: variables, stdio: [...stdio], detached: true })
  const ended = once(child, 'exit')
  await Promise.race([
    untilItWorks(answers),
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code}: see ${log}`)
    }),
  ])
  return { log, stop: () => stop(child, ended) }
}

async function untilItWorks(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work()
      return
    } catch {
      await sleep(200)
    }
  }
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  // The process leads a group of its own, to which the functions' processes belong.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  await ended
}
