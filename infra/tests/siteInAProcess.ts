import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { buildSite } from '../build.ts'
import { synthesize } from '../local/synthesize.ts'

/** In bytes, after garbage collection. */
export interface MemoryUsage {
  heapUsed: number
  rss: number
  /** The average rss of its functions' processes; 0 without `ps`. */
  eachFunction: number
}

/** The whole site in a separate process. */
export interface SiteInAProcess {
  address: string
  tableName: string
  /** What failed during its start, as sentences. */
  problems: readonly string[]
  pid: number
  memory(): Promise<MemoryUsage>
  /** Kills the process without a clean stop. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const Started = z.object({ address: z.string(), tableName: z.string(), problems: z.array(z.string()) })
const Measured = z.object({ memory: z.object({ heapUsed: z.number(), rss: z.number() }) })

/** Builds the site and synthesizes its template. Returns the folder of the cloud assembly. */
export async function siteAssembly(folder: string): Promise<string> {
  const outdir = path.join(folder, 'cdk.out')
  await synthesize(await buildSite(), { outdir, address: 'http://localhost:8080' })
  return outdir
}

/** Starts the site on a data folder. `started` resolves once it serves, and `kill` works before that too. */
export function startInAProcess(
  assembly: string,
  dataFolder: string,
): { started: Promise<SiteInAProcess>; kill(): Promise<void> } {
  const script = new URL('./siteProcess.ts', import.meta.url)
  const child = fork(script, [assembly, dataFolder], { execArgv: ['--expose-gc'] })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { kill, started: siteOf(child, kill) }
}

async function siteOf(child: ChildProcess, kill: () => Promise<void>): Promise<SiteInAProcess> {
  const ended = once(child, 'exit').then(() => undefined)
  const next = async () => {
    const message = await Promise.race([once(child, 'message'), ended])
    if (!message) throw new Error('The site has ended')
    return message[0] as unknown
  }
  return {
    ...Started.parse(await next()),
    pid: child.pid ?? 0,
    memory: async () => {
      child.send('measure')
      const { memory } = Measured.parse(await next())
      return { ...memory, eachFunction: await averageOfChildren(child.pid) }
    },
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
    return 0 // There is no ps on Windows.
  }
}
