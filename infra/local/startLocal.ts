import type { Built } from '../build.ts'
import { requireUsable } from './dataFolder.ts'
import type { Access } from './iam/accessKeys.ts'
import { localPaths } from './localPaths.ts'
import { type LocalSystem, startSystem } from './localSystem.ts'
import { synthesize } from './synthesize.ts'

interface LocalOptions {
  /** 0 for a free one. */
  port: number
  /** Everything that the local system writes is in this folder. */
  folder: string
  fresh?: boolean
  contactFormUrl?: string | undefined
  contactFormScript?: string | undefined
  waf?: boolean
  onNotice?: (message: string) => void
  onAccess?: (access: Access) => void
}

/** Builds what has changed and serves it, as `npm start` does. */
export async function startLocal(options: LocalOptions): Promise<LocalSystem> {
  requireUsable(options.folder)
  const { buildSite } = await import('../build.ts')
  return startBuilt(await buildSite(), options)
}

/** Serves a build: synthesizes the template and starts its services. */
export async function startBuilt(
  built: Built,
  { folder, port, fresh, onNotice, onAccess, ...settings }: LocalOptions,
): Promise<LocalSystem> {
  const { assembly, data } = localPaths(folder)
  const address = port === 0 ? undefined : `http://localhost:${port}`
  await synthesize(built, { outdir: assembly, address, ...settings })
  return startSystem({ assembly, dataFolder: data, port, fresh, onNotice, onAccess })
}
