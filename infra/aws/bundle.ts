import { cpSync, mkdtempDisposableSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { seed } from '#shared/content/seed.ts'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { functionNames } from './lambdas.ts'

/** Bundles each function into one file (decision 6): shared modules first, then each function. */
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

/** Adds the page renderer, which Vite builds since it names the classes of the pages' style sheets, and the names of the assets. */
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

/** A bundle has the content of a new site as a value: its files stay behind. */
const seedAsValue: Plugin = {
  name: 'seed-as-value',
  setup(build) {
    build.onLoad({ filter: /shared\/content\/seed\.ts$/ }, () => ({
      contents: `export const seed = ${JSON.stringify(seed)}`,
    }))
  },
}
