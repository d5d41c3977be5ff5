import type { Plugin } from 'vite'
import { contactFormPath, contactFormResults } from '#shared/callRequests.ts'
import { site } from '#shared/content/site.ts'
import type { Site } from '#shared/entities/site.ts'
import { formPage, formScriptPath } from '../../contactForm/formPage.ts'
import { receivedPage, refusedPage } from '../../contactForm/resultPages.ts'
import { outlineFile } from '../../layout/footer/map/outlineFile.ts'
import { renderOutline } from '../../layout/footer/map/renderOutline.ts'
import { builtFiles } from './builtFiles.ts'
import { contactFormScript, formUsePath } from './contactFormScript.ts'
import { minifyStyles } from './minifyStyles.ts'
import { webManifest } from './webManifest.ts'

export const siteFiles = (): Plugin =>
  builtFiles('clinic-site-files', [
    { path: outlineFile.slice(1), type: 'image/svg+xml', make: renderOutline },
    page(contactFormPath, formPage),
    page(contactFormResults.success, receivedPage),
    page(contactFormResults.problem, refusedPage),
    script(formScriptPath),
    script(formUsePath),
    { path: 'site.webmanifest', type: 'application/manifest+json', make: () => webManifest(site) },
  ])

const script = (address: string) => ({
  path: address.slice(1),
  type: 'text/javascript',
  make: () => contactFormScript(address),
})

const page = (path: string, make: (facts: Site) => string) => ({
  path: `${path.slice(1)}/index.html`,
  type: 'text/html; charset=utf-8',
  make: () => minifyStyles(make(site)),
})
