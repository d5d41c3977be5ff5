import { contactFormPath, contactFormResults } from '#shared/callRequests.ts'
import { formsOf } from '#shared/content/forms.ts'
import type { Site } from '#shared/entities/site.ts'
import { objectKeyOf, type SiteFile, type SiteFileRenderer } from '#shared/rendering.ts'
import { formPage } from '../contactForm/formPage.ts'
import { receivedPage, refusedPage } from '../contactForm/resultPages.ts'
import { renderForm } from '../forms/renderForm.ts'
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

/** A rendering of pages rarely changes a PDF, which takes longer than all of them. */
const rendered = new Map<string, Promise<SiteFile[]>>()

function renderedForms(site: Site): Promise<SiteFile[]> {
  const facts = JSON.stringify(site)
  const known = rendered.get(facts)
  if (known) return known
  rendered.clear()
  const forms = Promise.all(
    formsOf(site).map(async (form) => ({
      key: form.file.slice(1),
      type: 'application/pdf',
      body: await renderForm(form, site),
    })),
  )
  rendered.set(facts, forms)
  return forms
}
