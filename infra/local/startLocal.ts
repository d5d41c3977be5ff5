import path from 'node:path'
import type { Built } from '../build.ts'
import { defaultTilesUrl } from '../settings.ts'
import { requireUsable, runningFileOf } from './dataFolder.ts'
import { type LocalSystem, startSystem } from './localSystem.ts'
import { type RunningSystem, readRunning } from './runningSystem.ts'

/** How a local system differs from the one that `npm start` makes. */
export interface LocalOptions {
  /** 0 for any that is free. */
  port: number
  dataFolder: string
  fresh?: boolean
  contactFormUrl?: string
}

/**
 * Builds what has changed, synthesizes the stack in this process and serves its template. Tests and benches
 * start their systems with it too: the same one that `npm start` runs.
 */
export async function startLocal(options: LocalOptions): Promise<LocalSystem> {
  requireUsable(options.dataFolder)
  const { buildSite } = await import('../build.ts')
  const outdir = path.join(options.dataFolder, 'cdk.out')
  await synthesize(await buildSite(), {
    outdir,
    // Where any port will do, nobody bookmarks the address either.
    address: `http://localhost:${options.port || 8080}`,
    contactFormUrl: options.contactFormUrl,
  })
  return startSystem({ ...options, assembly: outdir, dataFolder: path.join(options.dataFolder, 'data') })
}

/** How to reach the embedded services of the system that runs over a data folder. */
export const runningLocal = (dataFolder: string): RunningSystem =>
  readRunning(runningFileOf(path.join(dataFolder, 'data')))

/** Writes the template of the stage `local`, as `cdk synth` would, without the checks that `npm test` makes. */
export async function synthesize(
  built: Built,
  { outdir, address, contactFormUrl }: { outdir: string; address: string; contactFormUrl?: string },
): Promise<void> {
  process.env.CDK_VALIDATION = 'false'
  const { siteApp } = await import('../aws/siteApp.ts')
  const options = { ...built, stage: 'local', tilesUrl: defaultTilesUrl, address, contactFormUrl }
  siteApp(options, { outdir, checked: false }).synth()
}
