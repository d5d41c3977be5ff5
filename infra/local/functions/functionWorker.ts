import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
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

/** One thread of a function: it takes one event at a time and is gone after a timeout or a crash. */
export interface FunctionWorker {
  run(event: unknown): Promise<Outcome>
  /** Whether it can take another event. */
  alive(): boolean
  end(): Promise<unknown>
}

const Report = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ broken: z.string() }),
  z.object({ problem: z.string() }),
  z.object({ answer: z.unknown() }),
])

/** Starts a thread with the environment, the memory and the time that the template gives the function. */
export function startWorker(options: WorkerOptions): FunctionWorker {
  const thread = new Worker(new URL('./functionThread.ts', import.meta.url), {
    workerData: { file: options.file, name: options.name },
    env: options.environment,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: options.memory },
    stdout: true,
    stderr: true,
  })
  thread.stdout.on('data', (text) => options.log(String(text)))
  thread.stderr.on('data', (text) => options.log(String(text)))
  let gone: string | undefined
  let settle: ((outcome: Outcome) => void) | undefined
  const finish = (outcome: Outcome) => {
    settle?.(outcome)
    settle = undefined
  }
  const fail = (message: string) => {
    gone ??= message
    options.log(`${message}\n`)
    finish({ failed: true, message })
  }
  thread.on('message', (message: unknown) => {
    const report = z.parse(Report, message)
    if ('broken' in report) fail(report.broken)
    else if ('problem' in report) {
      options.log(`${report.problem}\n`)
      finish({ failed: true, message: report.problem })
    } else if ('answer' in report) finish({ failed: false, answer: report.answer })
  })
  thread.on('error', (error: unknown) => fail(error instanceof Error ? error.message : String(error)))
  thread.on('exit', () => fail(`${options.name} ended without an answer`))

  return {
    alive: () => gone === undefined,
    end: () => {
      gone ??= 'stopped'
      return thread.terminate()
    },
    run: (event) =>
      new Promise((resolve) => {
        if (gone !== undefined) return resolve({ failed: true, message: gone })
        const timer = setTimeout(() => {
          fail(`${options.name} timed out after ${options.timeout / 1000} seconds`)
          void thread.terminate()
        }, options.timeout)
        settle = (outcome) => {
          clearTimeout(timer)
          resolve(outcome)
        }
        thread.postMessage({ requestId: randomUUID(), event, deadline: Date.now() + options.timeout })
      }),
  }
}
