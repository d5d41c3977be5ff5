import type { Plugin } from 'vite'
import { drawOutline } from '../layout/footer/map/drawOutline.ts'
import { outlineFile } from '../layout/footer/map/outlineFile.ts'
import { builtFiles } from './builtFiles.ts'
import { contactFormStandIn } from './contactFormStandIn.ts'
import { webManifest } from './webManifest.ts'

/** The files beside the pages: the map's outline, the stand-in of the contact form, the web manifest. */
export const siteFiles = (): Plugin =>
  builtFiles('clinic-site-files', [
    { path: outlineFile.slice(1), type: 'image/svg+xml', make: drawOutline },
    { path: 'contact-form/index.html', type: 'text/html; charset=utf-8', make: contactFormStandIn },
    { path: 'site.webmanifest', type: 'application/manifest+json', make: webManifest },
  ])
