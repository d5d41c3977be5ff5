import {
  type FunctionWorker,
  type InvocationResult,
  startWorker,
  type WorkerOptions,
} from './functionWorker.ts'

export type LocalFunction = ReturnType<typeof functionPool>

const concurrency = 4

/** Runs a function in one worker for each concurrent invocation, and keeps idle workers warm for a while. */
export function functionPool(arn: string, options: WorkerOptions) {
  let workers = new Set<FunctionWorker>()
  const busy = new Set<FunctionWorker>()
  const waiting: (() => void)[] = []
  let isClosing = false
  let invocations = 0

  async function run(event: unknown): Promise<InvocationResult> {
    if (busy.size >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
    if (isClosing) return { failed: true, message: 'The local system is stopping.' }
    // The operating system ends a worker's process, for example because memory ran out.
    const alive = [...workers].filter((each) => each.isAlive())
    const worker = alive.findLast((each) => !busy.has(each)) ?? startWorker(options)
    workers = new Set([...alive, worker])
    busy.add(worker)
    try {
      return await worker.run(event)
    } finally {
      busy.delete(worker)
      waiting.shift()?.()
    }
  }

  return {
    name: options.name,
    arn,
    invoke: (event: unknown) => {
      invocations += 1
      return run(event)
    },
    invocations: () => invocations,
    close: async () => {
      isClosing = true
      for (const resume of waiting.splice(0)) resume()
      await Promise.all([...workers].map((worker) => worker.stop()))
    },
  }
}
