import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { valuesForEsbuild } from '#shared/contentFolder/asValues.ts'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { type FunctionName, functionNames, handlersOf, routesOf } from './lambdas.ts'

const sources = join(import.meta.dirname, '../../functions')

/** Bundles each function into one file (decision 6). */
export async function bundleFunctions(outDir: string): Promise<void> {
  await build({
    ...nodeBundle,
    entryPoints: functionNames.map((name) => ({ in: `function:${name}`, out: `${name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environmentCredentials.ts') },
    plugins: [entryModules, valuesForEsbuild],
  })
}

/** The module of a function: its only handler, or the choice among those of its routes. */
const entryModules: Plugin = {
  name: 'entry-modules',
  setup(build) {
    build.onResolve({ filter: /^function:/ }, ({ path }) => ({ path, namespace: 'function' }))
    build.onLoad({ filter: /.*/, namespace: 'function' }, ({ path }) => ({
      contents: entryModule(functionNames.find((name) => path === `function:${name}`)),
      resolveDir: sources,
    }))
  },
}

function entryModule(name: FunctionName | undefined): string {
  const routes = name ? routesOf(name) : []
  const [only] = name ? handlersOf(name) : []
  if (routes.length === 0) return `export { handler } from './${only}.ts'`
  const imports = routes.map(({ handler }, index) => `import { handler as _${index} } from './${handler}.ts'`)
  const rows = routes.map(({ key }, index) => `${JSON.stringify(key)}: _${index},`)
  return `import { byRoute } from './http/byRoute.ts'
${imports.join('\n')}
export const handler = byRoute({ ${rows.join(' ')} })`
}

/** Adds the names of the assets and the page renderer. Vite builds the renderer, because it needs CSS class names. */
export function addRenderer(
  functions: string,
  { rendererFolder, webFolder }: { rendererFolder: string; webFolder: string },
): void {
  const folder = join(functions, 'renderSite/site')
  rmSync(folder, { recursive: true, force: true })
  cpSync(rendererFolder, folder, { recursive: true })
  const assets = readdirSync(join(webFolder, 'assets')).map((name) => `assets/${name}`)
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets.sort()))
}
