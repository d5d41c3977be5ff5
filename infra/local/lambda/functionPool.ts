import { setTimeout as wait } from 'node:timers/promises'
import {
  type FunctionWorker,
  type InvocationResult,
  startWorker,
  type WorkerOptions,
} from './functionWorker.ts'

export type LocalFunction = ReturnType<typeof functionPool>

const concurrency = 4

/** Milliseconds before each retry of an asynchronous invocation, as in Lambda. */
const lambdaRetryDelays = [60_000, 120_000]

/** Milliseconds until an idle worker is stopped. Lambda also waits some minutes. */
const idleTimeout = 300_000

interface PoolOptions extends WorkerOptions {
  retryDelays?: readonly number[]
}

/** Runs a function in one worker for each concurrent invocation, and keeps idle workers warm for a while. */
export function functionPool(arn: string, options: PoolOptions) {
  const { retryDelays = lambdaRetryDelays } = options
  const idle: { worker: FunctionWorker; idleTimer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  const workers = new Set<FunctionWorker>()
  const closing = new AbortController()
  let running = 0
  let invocations = 0

  async function run(event: unknown): Promise<InvocationResult> {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
    if (closing.signal.aborted) return { failed: true, message: 'The local system is stopping.' }
    running += 1
    const worker = warmWorker() ?? startWorker(options)
    workers.add(worker)
    try {
      return await worker.run(event)
    } finally {
      running -= 1
      if (worker.isAlive()) keepWarm(worker)
      else workers.delete(worker)
      waiting.shift()?.()
    }
  }

  function warmWorker(): FunctionWorker | undefined {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.idleTimer)
      if (entry.worker.isAlive()) return entry.worker
      // The operating system has ended the worker's process, for example because memory ran out.
      workers.delete(entry.worker)
    }
    return undefined
  }

  function keepWarm(worker: FunctionWorker): void {
    const stopWorker = () => {
      idle.splice(idle.indexOf(entry), 1)
      workers.delete(worker)
      void worker.stop()
    }
    const entry = { worker, idleTimer: setTimeout(stopWorker, idleTimeout).unref() }
    idle.push(entry)
  }

  async function invokeWithRetries(event: unknown): Promise<void> {
    if (!(await run(event)).failed) return
    for (const delay of retryDelays) {
      await wait(delay, undefined, { signal: closing.signal })
      if (!(await run(event)).failed) return
    }
    options.log(`${options.name} gave up on an event after ${retryDelays.length + 1} attempts\n`)
  }

  return {
    name: options.name,
    arn,
    invoke: (event: unknown) => {
      invocations += 1
      return run(event)
    },
    /** Invokes the function asynchronously, with retries after a failure. */
    enqueue: (event: unknown) => {
      invocations += 1
      invokeWithRetries(event).catch(() => options.log(`${options.name} stopped with an event unfinished\n`))
    },
    /** The number of invocations without retries. */
    invocations: () => invocations,
    close: async () => {
      closing.abort()
      for (const resume of waiting.splice(0)) resume()
      await Promise.all([...workers].map((worker) => worker.stop()))
    },
  }
}
