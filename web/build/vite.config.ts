import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { treatments } from '#shared/content/treatments.ts'
import { art } from '../art/vitePlugin.ts'
import { breakpoints } from '../styles/breakpoints.ts'
import { lightColor } from '../styles/tokens.ts'
import { chunkGroups } from './chunkGroups.ts'
import { classImports } from './classImports.ts'
import { countedClasses, readableClass } from './className.ts'
import { customMedia } from './customMedia.ts'
import { shortTokens } from './shortTokens.ts'
import { siteFiles } from './siteFiles/vitePlugin.ts'
import { unusedFeatures } from './unusedFeatures.ts'

const web = join(import.meta.dirname, '..')
const tokens = readFileSync(join(web, 'styles/tokens.css'), 'utf8')

export default defineConfig(({ command, isSsrBuild }) => ({
  root: web,
  publicDir: false,
  plugins: [
    react(),
    art(treatments.map(({ page }) => page.slug)),
    siteFiles(),
    unusedFeatures(),
    classImports(),
  ],
  // The shim serves older versions of React.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' },
  },
  // For index.html.
  define: { 'import.meta.env.THEME_COLOR': JSON.stringify(lightColor('pine-deep')) },
  css: {
    postcss: {
      plugins: [customMedia(breakpoints), ...(command === 'build' ? [shortTokens(tokens)] : [])],
    },
    modules: {
      generateScopedName: command === 'build' ? countedClasses(web) : readableClass,
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The largest chunk has the dictionaries of passwords, which staff load when they choose one.
    chunkSizeWarningLimit: 1_700,
    modulePreload: {
      polyfill: false,
      // Every page has loaded the first script.
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => !name.includes('/start-')),
    },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))
