import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { valuesForVite } from '#shared/contentFolder/asValues.ts'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { buildTargets } from '../browsers.ts'
import { breakpoints } from '../ui/styles/breakpoints.ts'
import { lightColor } from '../ui/styles/tokens.ts'
import { clinicColors, clinicTokens } from './clinicColors.ts'
import { customMedia } from './customMedia.ts'
import { fieldTypesAsValue } from './fieldTypesAsValue.ts'

const web = join(import.meta.dirname, '..')

export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  publicDir: 'files',
  plugins: [react(), fieldTypesAsValue, valuesForVite, clinicColors],
  // `index.html` uses this value.
  define: { 'import.meta.env.THEME_COLOR': JSON.stringify(lightColor('pine-deep', clinicTokens)) },
  css: {
    postcss: { plugins: [customMedia(breakpoints)] },
    modules: { generateScopedName: shortName },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? nodeBundle.target : buildTargets,
    assetsInlineLimit: 0,
    // The largest chunk has dictionaries, which staff load only when they choose a password.
    chunkSizeWarningLimit: 1_700,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))

/** Without the line that Vite adds to the name and the file: pages have their styles, and every byte of them counts. */
function shortName(name: string, file: string): string {
  const folder = relative(web, file.replace(/\?.*/, ''))
  return `${name}_${createHash('sha256').update(folder).digest('base64url').slice(0, 4)}`
}

/**
 * A group also contains the imports of its modules, unless an earlier group contains them. Without groups, the bundler
 * would make a chunk of every module that two pages share, and one screen would need thirty requests.
 */
const chunkGroups = [
  /** Runs on every page before the visitor does anything. Its modules must not import from the other groups. */
  { name: 'start', test: /web\/entry\/start\.ts$|web\/data\/abortAfter\.ts$|preload-helper/ },
  /** Shared by the visitors' form and staff's screens: a schema uses the patterns, and a list the texts. */
  { name: 'callPatterns', test: /shared\/callRequestPatterns\.ts$/ },
  { name: 'callTexts', test: /shared\/content\/callFormTexts\.ts$/ },
  /** Shared by the menus and the search. Its own chunk, so that the search does not load the app. */
  { name: 'foldedText', test: /shared\/search\/foldedText\.ts$/ },
  /** React, the router, the queries and the layout. Loaded on the first sign of intent. */
  { name: 'app', test: /web\/entry\/app\.tsx$/ },
  /** Shared by screens of visitors and staff, so this group precedes those of staff. Both use the map's close icon. */
  {
    name: 'screens',
    test: /web\/(ui|public\/head)\/|shared\/(documents\/signOff|groupedBy|text\/distinctTexts)|icons\/(x|search)\.m?js$/,
    minShareCount: 2,
  },
  { name: 'content', test: /web\/public\/content\/(ContentScreen|UrgentHelp)\.tsx$/ },
  /** Without the login, because a member with a session does not need it. */
  {
    name: 'staff',
    test: /web\/staff\/(?!logins\/login\/|desk\/(?!\w+\.ts|list\/|tasks\/|door\/|discussion\/(?:approvalWords|showComments)))/,
    minShareCount: 2,
  },
  /** The forms and the schemas of documents. The dashboard does not wait for this group. */
  { name: 'documents', test: /web\/staff\/desk\//, minShareCount: 2 },
]
