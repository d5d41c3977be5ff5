import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { byFunction } from '../aws/lambdas.ts'
import type { Built } from '../build.ts'
import { synthesize } from '../local/synthesize.ts'

/**
 * A minimal build: a shell page, a few assets, and functions that return their event. `sources` replaces the code of
 * functions, by handler.
 */
export function emptyBuild(folder: string, sources: Record<string, string> = {}): Built {
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
    writeFileSync(path.join(functionFolder, 'index.mjs'), sources[name] ?? echo(name))
    return functionFolder
  })
  return { webFolder, functionFolders }
}

/** Synthesizes the stage `local` of an empty build. Returns the folder of the cloud assembly. */
export async function emptyAssembly(folder: string): Promise<string> {
  const outdir = path.join(folder, 'cdk.out')
  await synthesize(emptyBuild(folder), { outdir })
  return outdir
}

const echo = (name: string) => `let calls = 0
export const handler = async (event) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: '${name}', calls: ++calls, event }),
})`
