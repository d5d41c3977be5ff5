import type { TypedReader } from '#shared/api/typedReader.ts'
import { postPath } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { messages } from '#shared/messages.ts'
import type { SiteAddress } from './siteAddresses.ts'
import { xmlText } from './xml.ts'

export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

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

const entryCount = 20

export async function atomFeed(site: Site, origin: string, read: TypedReader<null>): Promise<string> {
  const list = await read('GET /api/blog/posts', { query: { page: 1, perPage: entryCount } })
  // Each by itself, since of a list no more than excerpts need be at hand.
  const found = await Promise.all(
    (list?.posts ?? []).map(({ slug }) =>
      read('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: slug } }),
    ),
  )
  const posts = found.filter((post) => post !== null)
  const entries = posts.map((post) => {
    const address = origin + postPath(post)
    return `<entry>
<title>${xmlText(post.title)}</title>
<link href="${xmlText(address)}"/>
<id>${xmlText(address)}</id>
<published>${post.createdAt}</published>
<updated>${post.updatedAt ?? post.createdAt}</updated>
<author><name>${xmlText(post.author)}</name></author>
<category term="${xmlText(post.category)}"/>
<summary>${xmlText(excerptOf(post.content))}</summary>
<content type="html">${xmlText(post.content)}</content>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(`${site.name}: blog`)}</title>
<subtitle>${xmlText(messages.blogDescription)}</subtitle>
<id>${xmlText(`${origin}/blog`)}</id>
<link href="${xmlText(`${origin}/blog`)}"/>
<link rel="self" href="${xmlText(`${origin}/feed.xml`)}"/>
<updated>${posts[0] ? (posts[0].updatedAt ?? posts[0].createdAt) : '1970-01-01T00:00:00.000Z'}</updated>
${entries.join('\n')}
</feed>
`
}
