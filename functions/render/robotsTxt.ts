export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
