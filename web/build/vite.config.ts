import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nodeBundle } from '#shared/nodeBundle.ts'
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
  // A value for index.html.
  define: { 'import.meta.env.THEME_COLOR': JSON.stringify(lightColor('pine-deep')) },
  css: { postcss: { plugins: [customMedia(breakpoints)] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? nodeBundle.target : buildTargets,
    assetsInlineLimit: 0,
    // The largest chunk has the dictionaries of passwords, which staff load when they choose one.
    chunkSizeWarningLimit: 1_700,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))

/**
 * A group also gets the imports of its modules, unless an earlier group has them. Without groups, the bundler
 * makes a chunk of every module that two pages share: thirty requests for one screen.
 */
const chunkGroups = [
  /** Runs on every page before the visitor does anything. It must not import from the other groups. */
  { name: 'start', test: /web\/entry\/start\.ts$|web\/data\/abortAfter\.ts$|preload-helper/ },
  /** Shared by visitors' form and staff: its patterns with their schema, its texts with their list. */
  { name: 'callPatterns', test: /shared\/callRequestPatterns\.ts$/ },
  { name: 'callTexts', test: /shared\/content\/callFormTexts\.ts$/ },
  /** The menus and the search compare texts with it: the search does not load the app for it. */
  { name: 'foldedText', test: /shared\/search\/foldedText\.ts$/ },
  /** Arrives on intent: React, the router, the queries and the layout. */
  { name: 'app', test: /web\/entry\/app\.tsx$/ },
  /** Shared by screens, staff's too, so this group precedes theirs. The map's close icon is also staff's. */
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
