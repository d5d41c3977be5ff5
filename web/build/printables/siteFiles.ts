import { formsOf } from '#shared/content/forms.ts'
import type { Site } from '#shared/entities/site.ts'
import type { SiteFileRenderer } from '#shared/rendering.ts'
import { lightColor } from '../../ui/styles/tokens.ts'
import { renderForm } from './renderForm.ts'

export const { renderFiles }: SiteFileRenderer = {
  async renderFiles(site) {
    const forms = formsOf(site).map(async (form) => ({
      key: form.file.slice(1),
      type: 'application/pdf',
      body: await renderForm(form, site),
    }))
    return [
      { key: 'site.webmanifest', type: 'application/manifest+json', body: webManifest(site) },
      ...(await Promise.all(forms)),
    ]
  },
}

const webManifest = (site: Pick<Site, 'name' | 'tagline'>): string =>
  JSON.stringify({
    name: site.name,
    short_name: site.name.split(' ')[0],
    description: site.tagline,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: lightColor('sand'),
    theme_color: lightColor('pine-deep'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })
