import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { buildSite } from '../build.ts'
import { synthesize } from '../local/synthesize.ts'

/** Bytes in use after garbage collection. */
export interface MemoryUsage {
  heapUsed: number
  rss: number
  /** Resident size of a function's process on average; 0 if the machine has no `ps`. */
  eachFunction: number
}

/** The whole site in a process of its own. */
export interface SiteInAProcess {
  address: string
  tableName: string
  /** What failed during its deployment, a sentence each. */
  problems: readonly string[]
  /** Milliseconds that the local system took to start. */
  startTime: number
  pid: number
  memory(): Promise<MemoryUsage>
  /** How often each function has run since the start, by its name. */
  invocations(): Promise<Record<string, number>>
  /** Ends it without notice, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Builds the site and synthesizes its template; returns the assembly's folder. Pages carry an address with this port. */
export async function siteAssembly(folder: string, port = 8080): Promise<string> {
  const outdir = path.join(folder, 'cdk.out')
  await synthesize(await buildSite(), { outdir, address: `http://localhost:${port}` })
  return outdir
}

/** Starts the site over a data folder, on any free port unless one is given; `started` resolves once it serves. */
export function startInAProcess(
  assembly: string,
  dataFolder: string,
  port = 0,
): { started: Promise<SiteInAProcess>; kill(): Promise<void> } {
  const script = new URL('./siteProcess.ts', import.meta.url)
  const child = fork(script, [assembly, dataFolder, String(port)], { execArgv: ['--expose-gc'] })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { kill, started: siteOf(child, kill) }
}

const Started = z.object({
  address: z.string(),
  tableName: z.string(),
  problems: z.array(z.string()),
  startTime: z.number(),
})
const Memory = z.object({ heapUsed: z.number(), rss: z.number() })
const Invocations = z.record(z.string(), z.number())

async function siteOf(child: ChildProcess, kill: () => Promise<void>): Promise<SiteInAProcess> {
  const ended = once(child, 'exit').then(() => undefined)
  const next = async () => {
    const message = await Promise.race([once(child, 'message'), ended])
    if (!message) throw new Error('The process of the site has ended')
    return message[0] as unknown
  }
  const request = (what: 'memory' | 'invocations') => {
    child.send(what)
    return next()
  }
  return {
    ...Started.parse(await next()),
    pid: child.pid ?? 0,
    memory: async () => ({
      ...Memory.parse(await request('memory')),
      eachFunction: await averageOfChildren(child.pid),
    }),
    invocations: async () => Invocations.parse(await request('invocations')),
    kill,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

async function averageOfChildren(pid: number | undefined): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss='])
    const sizes = stdout.split('\n').flatMap((line) => {
      const [parent, kilobytes] = line.trim().split(/\s+/).map(Number)
      return parent === pid && kilobytes ? [kilobytes * 1024] : []
    })
    return sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  } catch {
    return 0 // Windows has no ps.
  }
}
