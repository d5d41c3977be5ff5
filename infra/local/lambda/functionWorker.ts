import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { InvocationResult } from './localFunction.ts'

/** Timeout in milliseconds, memory in megabytes. */
export interface WorkerOptions {
  name: string
  file: string
  environment: Record<string, string>
  timeout: number
  memory: number
  log(text: string): void
}

/** A process of a function. It handles one event at a time, and ends after a timeout or a crash. */
export interface FunctionWorker {
  run(event: unknown): Promise<InvocationResult>
  isAlive(): boolean
  stop(): Promise<unknown>
}

const ProcessMessage = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ initError: z.string() }),
  z.object({ error: z.string() }),
  z.object({ response: z.unknown() }),
])

const program = fileURLToPath(new URL('./functionProcess.ts', import.meta.url))

/** Milliseconds. */
const startTimeout = 60_000

/** A function starts sooner from code that Node has compiled before. */
const compiled = join(tmpdir(), 'compiled-functions')

/** A process, since a thread that runs out of memory can take the whole local system with it. */
export function startWorker({
  name,
  file,
  environment,
  timeout,
  memory,
  log,
}: WorkerOptions): FunctionWorker {
  const child = fork(program, [file, name], {
    env: { ...environment, NODE_COMPILE_CACHE: compiled },
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memory}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (text) => log(String(text)))
  child.stderr?.on('data', (text) => log(String(text)))
  const exited = once(child, 'exit')
  const started = Promise.withResolvers<void>()
  let endReason: string | undefined
  let settle: ((result: InvocationResult) => void) | undefined
  const finish = (result: InvocationResult) => {
    settle?.(result)
    settle = undefined
  }
  const end = (reason: string) => {
    if (endReason !== undefined) return
    endReason = reason
    log(`${reason}\n`)
    finish({ failed: true, message: reason })
    child.kill('SIGKILL')
  }
  child.on('message', (value: unknown) => {
    const message = z.parse(ProcessMessage, value)
    if ('ready' in message) started.resolve()
    else if ('initError' in message) end(message.initError)
    else if ('error' in message) {
      log(`${message.error}\n`)
      finish({ failed: true, message: message.error })
    } else finish({ failed: false, response: message.response })
  })
  child.on('error', (error) => end(error.message))
  child.on('exit', () => end(`${name} exited without a response`))

  return {
    isAlive: () => endReason === undefined,
    stop: () => {
      endReason ??= 'stopped'
      finish({ failed: true, message: endReason })
      child.kill('SIGKILL')
      return exited
    },
    run: (event) =>
      new Promise((resolve) => {
        if (endReason !== undefined) return resolve({ failed: true, message: endReason })
        const endAfter = (milliseconds: number) =>
          setTimeout(() => end(`${name} timed out after ${milliseconds / 1000} seconds`), milliseconds)
        // As on AWS, the start of the process does not count as time of the function.
        let timer: NodeJS.Timeout | undefined = endAfter(startTimeout)
        settle = (result) => {
          clearTimeout(timer)
          timer = undefined
          resolve(result)
        }
        void started.promise.then(() => {
          if (timer === undefined) return
          clearTimeout(timer)
          timer = endAfter(timeout)
        })
        child.send({ requestId: randomUUID(), event, timeout })
      }),
  }
}
