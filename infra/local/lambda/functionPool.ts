import { setTimeout as wait } from 'node:timers/promises'
import { type FunctionWorker, startWorker, type WorkerOptions } from './functionWorker.ts'
import type { LocalFunction, Outcome } from './localFunction.ts'

/** How many events of one function run at once; the others wait their turn. */
const atOnce = 4
/** Pauses before an event is tried again, milliseconds. Lambda too tries twice more, minutes apart. */
const retryPauses = [1_000, 2_000]

/** How long a process without events is kept, milliseconds. */
const keptWarm = 60_000

/** How a pool is run, beside each of its processes. */
export interface PoolOptions extends WorkerOptions {
  /** Keeps an event that was accepted until the returned function is called. */
  keep?(event: unknown): () => void
}

/** A function with as many processes as it has events at once, each kept warm for the next one a while. */
export function functionPool(arn: string, options: PoolOptions): LocalFunction {
  const idle: { worker: FunctionWorker; end: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  const all = new Set<FunctionWorker>()
  const stopped = new AbortController()
  let busy = 0
  let invocations = 0

  async function invoke(event: unknown): Promise<Outcome> {
    invocations += 1
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    if (stopped.signal.aborted) return { failed: true, message: 'The local system is stopping.' }
    busy += 1
    const worker = wake() ?? start()
    try {
      return await worker.run(event)
    } finally {
      busy -= 1
      if (worker.alive()) rest(worker)
      else all.delete(worker)
      waiting.shift()?.()
    }
  }

  function wake(): FunctionWorker | undefined {
    const rested = idle.pop()
    clearTimeout(rested?.end)
    return rested?.worker
  }

  function rest(worker: FunctionWorker): void {
    const resting = { worker, end: setTimeout(() => dismiss(resting), keptWarm).unref() }
    idle.push(resting)
  }

  function dismiss(resting: (typeof idle)[number]): void {
    idle.splice(idle.indexOf(resting), 1)
    all.delete(resting.worker)
    void resting.worker.end()
  }

  function start(): FunctionWorker {
    const worker = startWorker(options)
    all.add(worker)
    return worker
  }

  async function tryAll(event: unknown): Promise<void> {
    if (!(await invoke(event)).failed) return
    for (const pause of retryPauses) {
      await wait(pause, undefined, { signal: stopped.signal })
      if (!(await invoke(event)).failed) return
    }
    options.log(`${options.name} gave up on an event after ${retryPauses.length + 1} attempts\n`)
  }

  return {
    name: options.name,
    arn,
    invoke,
    enqueue: (event) => {
      const done = options.keep?.(event)
      tryAll(event)
        .then(done)
        .catch(() => options.log(`${options.name} stopped with an event unfinished\n`))
    },
    invocations: () => invocations,
    close: async () => {
      stopped.abort()
      for (const resume of waiting.splice(0)) resume()
      await Promise.all([...all].map((worker) => worker.end()))
    },
  }
}
