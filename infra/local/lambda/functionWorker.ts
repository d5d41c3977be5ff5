import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const InvocationResult = z.discriminatedUnion('failed', [
  z.object({ failed: z.literal(false), response: z.unknown() }),
  z.object({ failed: z.literal(true), message: z.string() }),
])
export type InvocationResult = z.infer<typeof InvocationResult>

/** Timeout in milliseconds, memory in megabytes. */
export interface WorkerOptions {
  name: string
  file: string
  environment: Record<string, string>
  timeout: number
  memory: number
  log(text: string): void
}

export type FunctionWorker = ReturnType<typeof startWorker>

const program = fileURLToPath(new URL('./functionProcess.ts', import.meta.url))

/** Milliseconds. Lambda also stops an idle process after some minutes. */
const [startTimeout, idleTimeout] = [60_000, 300_000]

/** A function starts sooner from code that Node has compiled before. */
const compiled = join(tmpdir(), 'compiled-functions')

/** Starts a process, since a thread out of memory could end the whole system. A timeout or a crash ends the worker. */
export function startWorker({ name, file, environment, timeout, memory, log }: WorkerOptions) {
  const child = fork(program, [file], {
    env: { ...environment, NODE_COMPILE_CACHE: compiled },
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memory}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (text) => log(String(text)))
  child.stderr?.on('data', (text) => log(String(text)))
  // Not `once`, which would reject at an error of the process or its channel, and so end the whole system.
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => child.pid ?? resolve())
  })
  const ended = new AbortController()
  const end = (reason: string) => {
    if (ended.signal.aborted) return
    log(`${reason}\n`)
    ended.abort(reason)
    child.kill('SIGKILL')
  }
  child.on('error', (error) => end(error.message))
  child.on('exit', () => end(`${name} exited without a response`))

  async function nextResult(milliseconds: number): Promise<InvocationResult> {
    const timer = setTimeout(end, milliseconds, `${name} timed out after ${milliseconds / 1000} seconds`)
    try {
      const [message] = await once(child, 'message', { signal: ended.signal })
      return z.parse(InvocationResult, message)
    } catch {
      return { failed: true, message: String(ended.signal.reason) }
    } finally {
      clearTimeout(timer)
    }
  }

  // As on AWS, the start of the process does not count against the function's timeout.
  const start = nextResult(startTimeout)
  const stop = () => {
    ended.abort('stopped')
    child.kill('SIGKILL')
    return exited
  }
  let idleTimer: NodeJS.Timeout | undefined
  return {
    isAlive: () => !ended.signal.aborted,
    stop,
    run: async (event: unknown): Promise<InvocationResult> => {
      clearTimeout(idleTimer)
      const started = await start
      if (started.failed) {
        end(started.message)
        return started
      }
      child.send({ requestId: randomUUID(), event, timeout })
      const result = await nextResult(timeout)
      if (result.failed && !ended.signal.aborted) log(`${result.message}\n`)
      idleTimer = setTimeout(stop, idleTimeout).unref()
      return result
    },
  }
}
