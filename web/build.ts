import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Shell } from '#shared/rendering.ts'

const dist = join(import.meta.dirname, '../dist')
const webFolder = join(dist, 'web')
const renderFolder = join(dist, 'render')

/** Builds the browser's app into `dist/web`, and the page renderer with what it needs of that build into `dist/render`. */
export async function buildWeb(): Promise<{ webFolder: string; renderFolder: string }> {
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: 'render/site.tsx',
      outDir: renderFolder,
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'site.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
    },
    // The renderer runs where no packages are installed.
    ssr: { noExternal: true, target: 'node' },
  })
  writeFileSync(join(renderFolder, 'shell.json'), JSON.stringify(shellOf(webFolder)))
  return { webFolder, renderFolder }
}

function shellOf(folder: string): Shell {
  const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  const sheets = assets.filter((file) => file.endsWith('.css') && !isStaff(file))
  return {
    // The style sheets of the first paint stand in the page itself.
    template: readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(
      /\s*<link rel="stylesheet"[^>]*>/g,
      '',
    ),
    styles: Object.fromEntries(
      sheets.map((file) => [
        `/${file}`,
        readFileSync(join(folder, file), 'utf8')
          .replaceAll(/url\((["']?)\.\//g, 'url($1/assets/')
          .trim(),
      ]),
    ),
    fonts: assets.filter((file) => /\.woff2$/.test(file)).map((file) => `/${file}`),
  }
}

const isStaff = (file: string) => file.includes('staff')

if (import.meta.main) await buildWeb()
