import { cpSync, mkdtempDisposableSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { seed } from '#shared/content/seed.ts'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { functionNames } from './lambdas.ts'

/** Bundles each function into one file (decision 6). A first build makes shared chunks, the second merges them. */
export async function bundleFunctions(outDir: string): Promise<void> {
  using shared = mkdtempDisposableSync(join(tmpdir(), 'functions-'))
  const { banner: _, ...withoutBanner } = nodeBundle
  await build({
    ...withoutBanner,
    ...entriesIn(join(import.meta.dirname, '../../functions'), '.ts'),
    splitting: true,
    outdir: shared.path,
    alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environmentCredentials.ts') },
    plugins: [seedAsValue],
  })
  await build({ ...nodeBundle, ...entriesIn(shared.path, '/index.mjs'), outdir: outDir })
}

const entriesIn = (folder: string, ending: string): BuildOptions => ({
  absWorkingDir: folder,
  entryPoints: functionNames.map((name) => ({ in: `${name}${ending}`, out: `${name}/index` })),
  outExtension: { '.js': '.mjs' },
})

/** Adds the names of the assets and the page renderer. Vite builds the renderer, because it needs CSS class names. */
export function addRenderer(
  functions: string,
  { rendererFolder, webFolder }: { rendererFolder: string; webFolder: string },
): void {
  const folder = join(functions, 'render/renderSite/site')
  rmSync(folder, { recursive: true, force: true })
  cpSync(rendererFolder, folder, { recursive: true })
  const assets = readdirSync(join(webFolder, 'assets')).map((name) => `assets/${name}`)
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets.sort()))
}

/** Puts the content of a new site into the bundle as a value, because the content's files are not deployed. */
const seedAsValue: Plugin = {
  name: 'seed-as-value',
  setup(build) {
    build.onLoad({ filter: /shared\/content\/seed\.ts$/ }, () => ({
      contents: `export const seed = ${JSON.stringify(seed)}`,
    }))
  },
}
