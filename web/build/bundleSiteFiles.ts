import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { valuesForEsbuild } from '#shared/contentFolder/asValues.ts'
import { nodeBundle } from '#shared/nodeBundle.ts'
import { clinicTokens } from './clinicColors.ts'
import { fontFiles } from './printables/fontFiles.ts'

const web = join(import.meta.dirname, '..')

/** Bundles the module that renders the files with facts of the clinic, and copies the files that this module reads. */
export async function bundleSiteFiles(folder: string): Promise<void> {
  await build({
    ...nodeBundle,
    absWorkingDir: web,
    entryPoints: [join(web, 'build/printables/siteFiles.ts')],
    outfile: join(folder, 'siteFiles.mjs'),
    plugins: [standardFonts, valuesForEsbuild],
  })
  for (const file of Object.values(fontFiles)) cpSync(file, join(folder, basename(file)))
  // `tokens.ts` reads the values of tokens from this style sheet.
  writeFileSync(join(folder, 'tokens.css'), clinicTokens)
}

/** pdfkit loads the tables of the standard fonts from its package at run time, where a bundle has no packages. */
const standardFonts: Plugin = {
  name: 'standard-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        "require$1('#standard-fonts/",
        "require('#standard-fonts/",
      ),
    }))
  },
}
