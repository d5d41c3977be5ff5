import { join } from 'node:path'
import { freePort } from '../../testing/freePort.ts'
import { type SiteInAProcess, siteAssembly, startInAProcess } from '../../testing/siteInAProcess.ts'

export interface BenchSite extends SiteInAProcess {
  dataFolder: string
}

/** Starts the site on the port that its pages name, because on another port every page would be rendered again. */
export async function startSite(folder: string): Promise<BenchSite> {
  const port = await freePort()
  const dataFolder = join(folder, 'data')
  const site = await startInAProcess(await siteAssembly(folder, port), dataFolder, port).started
  if (site.problems.length > 0) throw new Error(site.problems.join('\n'))
  return { ...site, dataFolder }
}
