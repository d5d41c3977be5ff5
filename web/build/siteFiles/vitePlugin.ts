import type { Plugin } from 'vite'
import { outlineFile } from '../../layout/footer/map/outlineFile.ts'
import { renderOutline } from '../../layout/footer/map/renderOutline.ts'
import { builtFiles } from './builtFiles.ts'
import { contactFormPlaceholder } from './contactFormPlaceholder.ts'
import { webManifest } from './webManifest.ts'

export const siteFiles = (): Plugin =>
  builtFiles('clinic-site-files', [
    { path: outlineFile.slice(1), type: 'image/svg+xml', make: renderOutline },
    { path: 'contact-form/index.html', type: 'text/html; charset=utf-8', make: contactFormPlaceholder },
    { path: 'site.webmanifest', type: 'application/manifest+json', make: webManifest },
  ])
