import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { environmentCredentials } from './environmentCredentials.ts'
import { bundleFolders, type FunctionName, functionNames } from './lambdas.ts'

/** `web` is the output of Vite: the bundle of the renderer contains the page renderer and the names of the assets. */
export async function bundleFunctions(
  outDir: string,
  web?: { rendererFolder: string; webFolder: string },
): Promise<Record<FunctionName, string>> {
  await build({
    ...nodeBundle,
    absWorkingDir: root,
    entryPoints: functionNames.map((name) => ({ in: `functions/${name}.ts`, out: `${name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    plugins: [environmentCredentials],
  })
  // Vite builds the page renderer, since it names the classes of the pages' style sheets.
  if (web) {
    const renderer = join(outDir, 'render/renderSite/site')
    cpSync(web.rendererFolder, renderer, { recursive: true })
    const assets = readdirSync(join(web.webFolder, 'assets')).map((name) => `assets/${name}`)
    writeFileSync(join(renderer, 'assets.json'), JSON.stringify(assets.sort()))
  }
  return bundleFolders(outDir)
}

const root = join(import.meta.dirname, '../..')
