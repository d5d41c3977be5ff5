import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFolders, type FunctionName } from './aws/lambdas.ts'
import { withLock } from './withLock.ts'

/** What a stack is made of, built. */
export interface Built {
  webFolder: string
  /** The folder of each function's bundle. */
  functionFolders: Record<FunctionName, string>
}

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

/** Builds the web app and bundles the functions, each only where something that it is made of has changed. */
export function buildSite(): Promise<Built> {
  return withLock(path.join(dist, 'building.pid'), buildChanged)
}

async function buildChanged(): Promise<Built> {
  const webFolder = path.join(dist, 'web')
  await whenChanged('web', ['web/**/*', 'shared/**/*'], async () => {
    const { buildWeb } = await import('../web/build/build.ts')
    await buildWeb()
  })
  const functions = path.join(dist, 'functions')
  await whenChanged(
    'functions',
    ['functions/**/*', 'shared/**/*', 'infra/aws/*', 'dist/render/**/*', 'dist/web/assets/*'],
    async () => {
      const { bundleFunctions } = await import('./aws/bundle.ts')
      await bundleFunctions(functions, { rendererFolder: path.join(dist, 'render'), webFolder })
    },
  )
  return { webFolder, functionFolders: bundleFolders(functions) }
}

/** Runs a build unless the files it reads are as they were after the last one. */
async function whenChanged(
  name: string,
  patterns: readonly string[],
  build: () => Promise<void>,
): Promise<void> {
  const stamp = path.join(dist, `${name}.built`)
  const version = versionOf([...patterns, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return
  await build()
  writeFileSync(stamp, version)
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
