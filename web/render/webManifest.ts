import type { Site } from '#shared/entities/site.ts'
import { lightColor } from '../ui/styles/tokens.ts'

export const webManifest = (site: Pick<Site, 'name' | 'tagline'>): string =>
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
