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
  z.object({ initError: z.string() }),
  z.object({ error: z.string() }),
  z.object({ response: z.unknown() }),
])

const program = fileURLToPath(new URL('./functionProcess.ts', import.meta.url))

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
    if ('initError' in message) end(message.initError)
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
        const timer = setTimeout(() => end(`${name} timed out after ${timeout / 1000} seconds`), timeout)
        settle = (result) => {
          clearTimeout(timer)
          resolve(result)
        }
        child.send({ requestId: randomUUID(), event, deadline: Date.now() + timeout })
      }),
  }
}
