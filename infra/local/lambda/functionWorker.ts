import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Outcome } from './localFunction.ts'

/** How a function is run. Times in milliseconds, memory in megabytes. */
export interface WorkerOptions {
  name: string
  file: string
  environment: Record<string, string>
  timeout: number
  memory: number
  log(text: string): void
}

/** One process of a function: it takes one event at a time and is gone after a timeout or a crash. */
export interface FunctionWorker {
  run(event: unknown): Promise<Outcome>
  /** Whether it can take another event. */
  alive(): boolean
  end(): Promise<unknown>
}

const Report = z.union([
  z.object({ broken: z.string() }),
  z.object({ problem: z.string() }),
  z.object({ answer: z.unknown() }),
])

const program = fileURLToPath(new URL('./functionProcess.ts', import.meta.url))

/**
 * Starts a process with the environment, the memory and the time that the template gives the function. A thread
 * would start sooner, but one that runs out of memory can take the whole local system with it.
 */
export function startWorker(options: WorkerOptions): FunctionWorker {
  const child = fork(program, [options.file, options.name], {
    env: options.environment,
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${options.memory}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (text) => options.log(String(text)))
  child.stderr?.on('data', (text) => options.log(String(text)))
  const exited = once(child, 'exit')
  let gone: string | undefined
  let settle: ((outcome: Outcome) => void) | undefined
  const finish = (outcome: Outcome) => {
    settle?.(outcome)
    settle = undefined
  }
  const fail = (message: string) => {
    if (gone !== undefined) return
    gone = message
    options.log(`${message}\n`)
    finish({ failed: true, message })
    child.kill('SIGKILL')
  }
  child.on('message', (message: unknown) => {
    const report = z.parse(Report, message)
    if ('broken' in report) fail(report.broken)
    else if ('problem' in report) {
      options.log(`${report.problem}\n`)
      finish({ failed: true, message: report.problem })
    } else finish({ failed: false, answer: report.answer })
  })
  child.on('error', (error) => fail(error.message))
  child.on('exit', () => fail(`${options.name} ended without an answer`))

  return {
    alive: () => gone === undefined,
    end: () => {
      gone ??= 'stopped'
      finish({ failed: true, message: gone })
      child.kill('SIGKILL')
      return exited
    },
    run: (event) =>
      new Promise((resolve) => {
        if (gone !== undefined) return resolve({ failed: true, message: gone })
        const timer = setTimeout(
          () => fail(`${options.name} timed out after ${options.timeout / 1000} seconds`),
          options.timeout,
        )
        settle = (outcome) => {
          clearTimeout(timer)
          resolve(outcome)
        }
        child.send({ requestId: randomUUID(), event, deadline: Date.now() + options.timeout })
      }),
  }
}
