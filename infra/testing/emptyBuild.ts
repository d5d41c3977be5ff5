import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { byFunction, type FunctionName } from '../aws/lambdas.ts'
import type { Built } from '../build.ts'
import { ifChanged } from '../ifChanged.ts'
import { synthesize } from '../local/synthesize.ts'
import { withLock } from '../withLock.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** A minimal build: a shell page, a few assets, and functions that return their event. */
export function emptyBuild(folder: string): Built {
  const webFolder = path.join(folder, 'web')
  for (const name of ['assets', 'art']) mkdirSync(path.join(webFolder, name), { recursive: true })
  writeFileSync(path.join(webFolder, 'assets', 'start-abc.js'), '/* an asset */'.repeat(200))
  writeFileSync(path.join(webFolder, 'assets', 'letters-abc.woff2'), 'a font')
  writeFileSync(path.join(webFolder, 'art', 'home.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><script>theme()</script>')
  writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const functionFolders = byFunction((name) => {
    const functionFolder = path.join(folder, 'functions', name)
    mkdirSync(functionFolder, { recursive: true })
    writeFileSync(path.join(functionFolder, 'index.mjs'), echo(name))
    return functionFolder
  })
  return { webFolder, functionFolders }
}

const dist = path.join(import.meta.dirname, '../../dist')

/**
 * Copies the cloud assembly of an empty build, of the stage `local`, which is synthesized only if its files have changed.
 * `sources` replaces the code of functions.
 */
export async function emptyAssembly(
  folder: string,
  sources: Partial<Record<FunctionName, string>> = {},
): Promise<string> {
  const outdir = path.join(folder, 'cdk.out')
  await withLock(path.join(dist, 'synthesizing.pid'), async () => {
    const stored = path.join(dist, 'emptyAssembly')
    const patterns = ['infra/{aws,edge,testing}/**/*', 'infra/*', 'infra/local/synthesize.ts', 'shared/**/*']
    await ifChanged({ stamp: `${stored}.built`, patterns }, () => synthesizeEmpty(stored))
    cpSync(stored, outdir, { recursive: true })
  })
  for (const [name, source] of Object.entries(sources)) writeFileSync(fileOf(outdir, name), source)
  return outdir
}

async function synthesizeEmpty(outdir: string): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  await synthesize(emptyBuild(temporaryFolder()), { outdir })
}

/** The file of a function in an assembly. */
function fileOf(assembly: string, name: string): string {
  const files = readdirSync(assembly).map((asset) => path.join(assembly, asset, 'index.mjs'))
  const file = files.find((one) => existsSync(one) && readFileSync(one, 'utf8') === echo(name))
  if (!file) throw new Error(`No asset has the function ${name}`)
  return file
}

const echo = (name: string) => `let calls = 0
export const handler = async (event) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: '${name}', calls: ++calls, event }),
})`
