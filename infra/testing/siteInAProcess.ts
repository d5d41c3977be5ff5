import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import * as z from 'zod/mini'
import { buildSite } from '../build.ts'
import { synthesize } from '../local/synthesize.ts'

/** The whole site in a process of its own. */
export interface SiteInAProcess {
  address: string
  tableName: string
  pid: number | undefined
  /** Failures of the deployment, a sentence each. */
  problems: readonly string[]
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
  const child = fork(script, [assembly, dataFolder, String(port)])
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
})

async function siteOf(child: ChildProcess, kill: () => Promise<void>): Promise<SiteInAProcess> {
  const ended = once(child, 'exit').then(() => undefined)
  const message = await Promise.race([once(child, 'message'), ended])
  if (!message) throw new Error('The process of the site has ended')
  return {
    ...Started.parse(message[0]),
    pid: child.pid,
    kill,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
