import { contactFormPath, contactFormResults } from '#shared/callRequests.ts'
import { formsOf } from '#shared/content/forms.ts'
import type { Site } from '#shared/entities/site.ts'
import { objectKeyOf, type SiteFile, type SiteFileRenderer } from '#shared/rendering.ts'
import { renderForm } from '../build/printables/renderForm.ts'
import { formPage } from '../public/contactForm/formPage.ts'
import { receivedPage, refusedPage } from '../public/contactForm/resultPages.ts'
import { webManifest } from './webManifest.ts'

export const { renderFiles }: SiteFileRenderer = {
  async renderFiles(site) {
    return [
      page(contactFormPath, formPage(site)),
      page(contactFormResults.success, receivedPage(site)),
      page(contactFormResults.problem, refusedPage(site)),
      { key: 'site.webmanifest', type: 'application/manifest+json', body: webManifest(site) },
      ...(await renderedForms(site)),
    ]
  },
}

const page = (path: string, body: string): SiteFile => ({
  key: objectKeyOf(path),
  type: 'text/html; charset=utf-8',
  body,
})

const renderedForms = (site: Site): Promise<SiteFile[]> =>
  Promise.all(
    formsOf(site).map(async (form) => ({
      key: form.file.slice(1),
      type: 'application/pdf',
      body: await renderForm(form, site),
    })),
  )
