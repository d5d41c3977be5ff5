import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFolders, type FunctionName } from './aws/lambdas.ts'
import { withLock } from './withLock.ts'

export interface Built {
  webFolder: string
  functionFolders: Record<FunctionName, string>
}

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

/** Builds the web app and bundles the functions, each only if its files have changed. */
export function buildSite(): Promise<Built> {
  return withLock(path.join(dist, 'building.pid'), buildWhatChanged)
}

async function buildWhatChanged(): Promise<Built> {
  const webFolder = path.join(dist, 'web')
  await ifChanged('web', ['web/**/*', 'shared/**/*'], async () => {
    const { buildWeb } = await import('../web/build/build.ts')
    await buildWeb()
  })
  const functions = path.join(dist, 'functions')
  await ifChanged(
    'functions',
    ['functions/**/*', 'shared/**/*', 'infra/aws/*', 'dist/render/**/*', 'dist/web/assets/*'],
    async () => {
      const { bundleFunctions } = await import('./aws/bundle.ts')
      await bundleFunctions(functions, { rendererFolder: path.join(dist, 'render'), webFolder })
    },
  )
  return { webFolder, functionFolders: bundleFolders(functions) }
}

/** Runs a step of the build if one of the files that the patterns match has changed since the last time. */
export async function ifChanged(
  name: string,
  patterns: readonly string[],
  build: () => Promise<void>,
): Promise<void> {
  const stampFile = path.join(dist, `${name}.built`)
  const version = versionOf([...patterns, 'package-lock.json'])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === version) return
  await build()
  writeFileSync(stampFile, version)
}

function versionOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  for (const file of files) {
    const name = path.join(file.parentPath, file.name)
    if (!file.isFile() || /\.test\.tsx?$/.test(name)) continue
    hash.update(`${name}\0`).update(readFileSync(name))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildSite()
