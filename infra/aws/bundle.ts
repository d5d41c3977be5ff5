import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { environmentCredentials } from './environmentCredentials.ts'
import { bundleFolders, type FunctionName, functionNames } from './lambdas.ts'

/**
 * Bundles every function in one go, each into a folder of its own under `outDir`.
 * `web` is what Vite built: the page renderer goes beside the function that runs it, with the names of the app's
 * assets, which that function keeps from expiring.
 * @returns function name to the folder that becomes its asset; Lambda's handler in it is `index.handler`.
 */
export async function bundleFunctions(
  outDir: string,
  web?: { rendererFolder: string; webFolder: string },
): Promise<Record<FunctionName, string>> {
  await build({
    absWorkingDir: root,
    entryPoints: functionNames.map((name) => ({ in: `functions/${name}.ts`, out: `${name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Without it esbuild prefers CommonJS, of which it cannot leave out what nobody uses.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    // The SDK still requires some of Node's own modules, which an ES module cannot without this.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [environmentCredentials],
    logLevel: 'warning',
  })
  // The page renderer is a build of its own, since Vite names the classes of the pages' style sheets.
  if (web) {
    const beside = join(outDir, 'render/renderSite/site')
    cpSync(web.rendererFolder, beside, { recursive: true })
    const assets = readdirSync(join(web.webFolder, 'assets')).sort()
    writeFileSync(join(beside, 'assets.json'), JSON.stringify(assets.map((name) => `assets/${name}`)))
  }
  return bundleFolders(outDir)
}

const root = join(import.meta.dirname, '../..')
