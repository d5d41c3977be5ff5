import type { SiteAddress } from './siteAddresses.ts'
import { xmlText } from './xml.ts'

export function sitemapXml(origin: string, addresses: readonly SiteAddress[]): string {
  const entries = addresses.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `<url><loc>${xmlText(origin + path)}</loc>${modified}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
