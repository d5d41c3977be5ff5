import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFunctions } from '../aws/bundle.ts'
import { localPaths } from '../local/localPaths.ts'
import type { LocalSystem } from '../local/localSystem.ts'
import { startBuilt } from '../local/startLocal.ts'
import { emptyBuild } from './emptyBuild.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface TestedSystem extends LocalSystem {
  dataFolder: string
}

/**
 * Serves the real functions and the seeded table, as `npm start` does, but without the web app and rendered pages, so
 * that it starts within seconds. `sources` replaces the code of functions, by handler.
 */
export async function startRealFunctions(sources: Record<string, string> = {}): Promise<TestedSystem> {
  const folder = temporaryFolder()
  const { webFolder, functionFolders } = emptyBuild(folder, sources)
  writeFileSync(path.join(webFolder, '404.html'), '<!doctype html><title>Not found</title><h1>Not found</h1>')
  const bundles = path.join(folder, 'bundles')
  mkdirSync(bundles)
  const real = await bundleFunctions(bundles)
  const replaced = ['render/renderSite', ...Object.keys(sources)]
  const unchanged = Object.fromEntries(Object.entries(real).filter(([name]) => !replaced.includes(name)))
  const built = { webFolder, functionFolders: { ...functionFolders, ...unchanged } }
  return { ...(await startBuilt(built, { folder, port: 0 })), dataFolder: localPaths(folder).data }
}
