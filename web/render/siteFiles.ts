import { formsOf } from '#shared/content/forms.ts'
import type { Site } from '#shared/entities/site.ts'
import type { SiteFile, SiteFileRenderer } from '#shared/rendering.ts'
import { renderForm } from '../build/printables/renderForm.ts'
import { webManifest } from './webManifest.ts'

export const { renderFiles }: SiteFileRenderer = {
  async renderFiles(site) {
    return [
      { key: 'site.webmanifest', type: 'application/manifest+json', body: webManifest(site) },
      ...(await renderedForms(site)),
    ]
  },
}

const renderedForms = (site: Site): Promise<SiteFile[]> =>
  Promise.all(
    formsOf(site).map(async (form) => ({
      key: form.file.slice(1),
      type: 'application/pdf',
      body: await renderForm(form, site),
    })),
  )
