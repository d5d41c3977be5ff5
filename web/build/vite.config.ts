import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { seed } from '#shared/content/seed.ts'
import { breakpoints } from '../ui/styles/breakpoints.ts'
import { lightColor } from '../ui/styles/tokens.ts'
import { art } from './art/vitePlugin.ts'
import { chunkGroups } from './chunkGroups.ts'
import { customMedia } from './customMedia.ts'
import { siteFiles } from './siteFiles/vitePlugin.ts'

const web = join(import.meta.dirname, '..')

export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  publicDir: false,
  plugins: [react(), art(seed.treatments.map(({ slug }) => slug)), siteFiles()],
  // For index.html.
  define: { 'import.meta.env.THEME_COLOR': JSON.stringify(lightColor('pine-deep')) },
  css: { postcss: { plugins: [customMedia(breakpoints)] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The largest chunk has the dictionaries of passwords, which staff load when they choose one.
    chunkSizeWarningLimit: 1_700,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))
