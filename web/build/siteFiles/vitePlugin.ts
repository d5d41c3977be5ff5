import type { Plugin } from 'vite'
import { site } from '#shared/content/site.ts'
import { outlineFile } from '../../public/layout/footer/map/outlineFile.ts'
import { renderFiles } from '../../render/siteFiles.ts'
import { builtFiles, servedFiles } from './builtFiles.ts'
import { renderOutline } from './renderOutline.ts'

/** Once for all builds. */
const files = await renderFiles(site)

/** Of the PDFs. Facts of another length change them by a few bytes. */
const sizes = Object.fromEntries(
  files.filter(({ key }) => key.endsWith('.pdf')).map(({ key, body }) => [key, body.length]),
)

export function siteFiles(): Plugin[] {
  return [
    builtFiles('clinic-site-files', [
      { path: outlineFile.slice(1), type: 'image/svg+xml', make: renderOutline },
    ]),
    {
      // Each rendering publishes them, with the facts in the table. Development has those of a new site.
      ...servedFiles(
        'clinic-facts',
        files.map(({ key, type, body }) => ({ path: key, type, make: () => body })),
      ),
      config: () => ({ define: { 'import.meta.env.FORM_BYTES': JSON.stringify(sizes) } }),
    },
  ]
}
