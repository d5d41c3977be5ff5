import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InlineConfig, mergeConfig, build as viteBuild } from 'vite'
import type { AppShell, CssRule } from '#shared/rendering.ts'
import { bundleSiteFiles } from './bundleSiteFiles.ts'
import { splitCss } from './splitCss.ts'
import viteOptions from './vite.config.ts'

const dist = join(import.meta.dirname, '../../dist')
const webFolder = join(dist, 'web')
const renderFolder = join(dist, 'render')

/** Builds the app into `dist/web`, and the renderer with its inputs into `dist/render`. */
export async function buildWeb(): Promise<void> {
  // A test runner sets NODE_ENV, from which Vite would choose React's development version.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function build() {
  await Promise.all([
    viteBuild(optionsOf({ isSsrBuild: false })),
    viteBuild(
      mergeConfig(optionsOf({ isSsrBuild: true }), {
        build: {
          ssr: 'render/site.tsx',
          outDir: renderFolder,
          manifest: false,
          rollupOptions: {
            output: { entryFileNames: 'site.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
          },
        },
        ssr: { noExternal: true, target: 'node' },
        // Lambda does not set NODE_ENV. Without this value, React would use its development version.
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    ),
  ])
  await bundleSiteFiles(renderFolder)
  writeFileSync(join(renderFolder, 'shell.json'), JSON.stringify(shellOf(webFolder)))
}

const optionsOf = ({ isSsrBuild }: { isSsrBuild: boolean }): InlineConfig => ({
  ...viteOptions({ command: 'build', mode: 'production', isSsrBuild }),
  configFile: false,
  logLevel: 'warn',
})

function shellOf(folder: string): AppShell {
  const assets = readdirSync(join(folder, 'assets'))
  const textOf = (name: string) =>
    readFileSync(join(folder, 'assets', name), 'utf8').replaceAll(/url\((["']?)\.\//g, 'url($1/assets/')
  return {
    template: readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(
      /\s*<link rel="stylesheet"[^>]*>/g,
      '',
    ),
    styles: assets
      .filter((name) => name.endsWith('.css') && !/^(staff|mountMap)/.test(name))
      .sort((one, other) => rankOf(one) - rankOf(other))
      .flatMap((name) => (name.startsWith('start-') ? forEveryPage : splitCss)(textOf(name))),
    fonts: assets.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`),
  }
}

/** Scripts add elements with classes of this style sheet, so every page needs its rules. */
const forEveryPage = (css: string): CssRule[] =>
  splitCss(css).map((rule) => ({ ...rule, requiredClasses: [[]] }))

/** The order of the cascade: style sheets for every page first, those of single screens last. */
const order = ['start', 'app', 'screens', 'content']
const rankOf = (name: string) => {
  const rank = order.findIndex((first) => name.startsWith(`${first}-`))
  return rank < 0 ? order.length : rank
}

if (import.meta.main) await buildWeb()
