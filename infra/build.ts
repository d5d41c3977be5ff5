import path from 'node:path'
import { clinicFolder } from '#shared/contentFolder/clinicFolder.ts'
import { byFunction, type FunctionName } from './aws/lambdas.ts'
import { ifChanged } from './ifChanged.ts'
import { type RunStep, runQuietly } from './runStep.ts'
import { withLock } from './withLock.ts'

export interface Built {
  webFolder: string
  functionFolders: Record<FunctionName, string>
}

const dist = path.join(import.meta.dirname, '../dist')
const stampOf = (name: string) => path.join(dist, `${name}.built`)

/** Files that change with each build. */
export const buildStamps = 'dist/{web,functions,renderer}.built'

/** Files that all bundles have values of. The folder of a clinic also has data of its site, in `.local`. */
const everywhere = ['shared/**/*', `${clinicFolder}/*.yaml`, `${clinicFolder}/[a-z]*/**/*`]

/** Builds the web app and bundles the functions in parallel, each only if its files have changed. */
export function buildSite(runStep = runQuietly): Promise<Built> {
  return withLock(path.join(dist, 'building.pid'), () => buildWhatChanged(runStep))
}

async function buildWhatChanged(runStep: RunStep): Promise<Built> {
  const webFolder = path.join(dist, 'web')
  const functions = path.join(dist, 'functions')
  await Promise.all([
    ifChanged({ stamp: stampOf('web'), patterns: ['web/**/*', ...everywhere] }, async () => {
      const { buildWeb } = await import('../web/build/build.ts')
      await runStep('Building the web app', buildWeb)
    }),
    ifChanged(
      { stamp: stampOf('functions'), patterns: ['functions/**/*', ...everywhere, 'infra/aws/*'] },
      async () => {
        const { bundleFunctions } = await import('./aws/bundle.ts')
        await runStep('Bundling the functions', () => bundleFunctions(functions))
      },
    ),
  ])
  const rendererInputs = ['dist/render/**/*', 'dist/web/assets/*', 'dist/functions.built']
  await ifChanged({ stamp: stampOf('renderer'), patterns: rendererInputs }, async () => {
    const { addRenderer } = await import('./aws/bundle.ts')
    addRenderer(functions, { rendererFolder: path.join(dist, 'render'), webFolder })
  })
  return { webFolder, functionFolders: byFunction((name) => path.join(functions, name)) }
}

if (import.meta.main) await buildSite()
