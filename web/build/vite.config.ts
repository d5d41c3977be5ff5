import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTargets } from '../browsers.ts'
import { breakpoints } from '../ui/styles/breakpoints.ts'
import { lightColor } from '../ui/styles/tokens.ts'
import { customMedia } from './customMedia.ts'
import { dangerModelPlugin } from './dangerModelPlugin.ts'

const web = join(import.meta.dirname, '..')

export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  publicDir: 'files',
  plugins: [react(), dangerModelPlugin()],
  // For index.html.
  define: { 'import.meta.env.THEME_COLOR': JSON.stringify(lightColor('pine-deep')) },
  css: { postcss: { plugins: [customMedia(breakpoints)] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    target: buildTargets,
    assetsInlineLimit: 0,
    // The largest chunk has the dictionaries of passwords, which staff load when they choose one.
    chunkSizeWarningLimit: 1_700,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))

/**
 * A group also gets what its modules import, unless a group before it has it. Without groups the bundler makes a chunk of
 * every module that two pages share: thirty requests for one screen.
 */
const chunkGroups = [
  /** What runs on every page before the visitor does anything. It must not import from the other groups. */
  { name: 'start', test: /web\/entry\/start\.ts$|web\/data\/abortAfter\.ts$|preload-helper/ },
  /** What the form of visitors shares with staff: its patterns with their schema, its texts with their list. */
  { name: 'callPatterns', test: /shared\/callRequestPatterns\.ts$/ },
  { name: 'callTexts', test: /shared\/content\/callFormTexts\.ts$/ },
  /** What the menus and the search compare texts by: the search does not load the app for it. */
  { name: 'foldedText', test: /shared\/search\/foldedText\.ts$/ },
  /** What arrives on intent: React, the router, the queries and the layout. */
  { name: 'app', test: /web\/entry\/app\.tsx$/ },
  /** What screens share. Those of the staff area load both, too, so they come before the staff's own. The map of the footer closes with the icon of the staff's dialogs. */
  {
    name: 'screens',
    test: /web\/(ui|public\/head)\/|shared\/documents\/signOff|icons\/x\.m?js$/,
    minShareCount: 2,
  },
  { name: 'content', test: /web\/public\/content\/(ContentScreen|UrgentHelp)\.tsx$/ },
  /** A member with a session needs no login. */
  {
    name: 'staff',
    test: /web\/staff\/(?!logins\/login\/|desk\/(?!\w+\.ts|list\/|tasks\/))/,
    minShareCount: 2,
  },
  /** The forms and the schemas of documents, which the dashboard does not wait for. */
  { name: 'documents', test: /web\/staff\/desk\//, minShareCount: 2 },
]
