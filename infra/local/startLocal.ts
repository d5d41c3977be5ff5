import path from 'node:path'
import { type Built, buildSite, buildStamps } from '../build.ts'
import { CommandError } from '../commandError.ts'
import { ifChanged } from '../ifChanged.ts'
import { runQuietly } from '../runStep.ts'
import { localPaths, requireUsable } from './dataFolder.ts'
import { type LocalSystem, type SystemOptions, startSystem } from './localSystem.ts'
import { type LocalSettings, synthesize } from './synthesize.ts'

interface LocalOptions extends Omit<SystemOptions, 'assembly' | 'dataFolder'>, LocalSettings {
  /** Everything that the local system writes is in this folder. */
  folder: string
}

/** Builds changed parts and serves the site, as `npm start` does. */
export async function startLocal(options: LocalOptions): Promise<LocalSystem> {
  const { folder, runStep = runQuietly } = options
  requireUsable(folder)
  const built = await buildSite(runStep)
  const template = templateOf(options)
  const synthesis = {
    stamp: path.join(folder, 'synthesized'),
    patterns: ['infra/{aws,edge}/**/*', 'infra/*', 'infra/local/synthesize.ts', 'shared/**/*', buildStamps],
    settings: template,
  }
  await ifChanged(synthesis, () => runStep('Synthesizing the template', () => synthesize(built, template)))
  return serve(options)
}

export async function startBuilt(built: Built, options: LocalOptions): Promise<LocalSystem> {
  await synthesize(built, templateOf(options))
  return serve(options)
}

const templateOf = ({ folder, port, origin, contactFormUrl, contactFormScript }: LocalOptions) => ({
  outdir: localPaths(folder).assembly,
  address: origin ?? `http://localhost:${port || 8080}`,
  contactFormUrl,
  contactFormScript,
})

async function serve({ folder, ...options }: LocalOptions): Promise<LocalSystem> {
  const { assembly, data } = localPaths(folder)
  const system = await startSystem({ ...options, assembly, dataFolder: data })
  if (system.isConverted || system.problems.length === 0) return system
  await system.stop()
  throw new CommandError(
    `${system.problems.join('\n')}\nThe table is not converted, so this release does not serve it. Start the release before, which reads it.`,
  )
}
