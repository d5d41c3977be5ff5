import { cpSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '../build.ts'
import { ifChanged } from '../ifChanged.ts'
import { localPaths } from '../local/dataFolder.ts'
import type { Access } from '../local/iam/accessKeys.ts'
import { type LocalSystem, startSystem } from '../local/localSystem.ts'
import { startBuilt } from '../local/startLocal.ts'
import { withLock } from '../withLock.ts'
import { type Faults, withFaults } from './faults.ts'
import { type Owner, ownerOf } from './owner.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface DeployedSite extends LocalSystem {
  /** The folder with the assembly and the data, as in `.local`. */
  folder: string
  dataFolder: string
  owner: Owner
  faults: Faults
}

interface SiteOptions {
  /** Gets each decision of IAM about a request of a function. */
  onAccess?: (access: Access) => void
  /** Gets the messages that staff receive by mail on AWS. */
  onNotice?: (message: string) => void
}

const dist = path.join(import.meta.dirname, '../../dist')
const deployed = path.join(dist, 'deployed')

/** Serves the whole site as its first deploy leaves it. Each caller gets a copy, so none sees what another one changes. */
export async function startDeployedSite(options: SiteOptions = {}): Promise<DeployedSite> {
  return startSiteOf(await copyDeployment(), options)
}

/** Serves the site of a folder. */
export async function startSiteOf(folder: string, options: SiteOptions = {}): Promise<DeployedSite> {
  const { assembly, data: dataFolder } = localPaths(folder)
  const faults: Faults = {}
  const intercept = withFaults(faults)
  const system = await startSystem({ assembly, dataFolder, port: 0, intercept, ...options })
  return { ...system, folder, dataFolder, owner: ownerOf(dataFolder), faults }
}

/** A folder with the assembly of the deployed site and a copy of its data. It is deployed only if its files have changed. */
export function copyDeployment(folder = temporaryFolder()): Promise<string> {
  return withLock(path.join(dist, 'deploying.pid'), async () => {
    const patterns = ['{web,functions,shared}/**/*', 'infra/{aws,edge,local}/**/*', 'infra/*']
    await ifChanged({ stamp: path.join(dist, 'deployed.built'), patterns }, deploy)
    const from = localPaths(deployed)
    const to = localPaths(folder)
    cpSync(from.data, to.data, { recursive: true })
    // No test changes it, and functions start sooner from code that was compiled at the same path before.
    symlinkSync(from.assembly, to.assembly, 'junction')
    return folder
  })
}

async function deploy(): Promise<void> {
  rmSync(deployed, { recursive: true, force: true })
  const system = await startBuilt(await buildSite(), { folder: deployed, port: 0 })
  await system.stop()
  if (system.problems.length > 0) throw new Error(system.problems.join('\n'))
}
