import { createHash } from 'node:crypto'
import { postPath } from '#shared/documents/paths.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import type { Site } from '#shared/entities/site.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import type { SiteAddress } from './siteAddresses.ts'

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

/** Excerpts only: CloudFront does not compress this type, and whole texts were 108 KB for each look of a feed reader. */
export function atomFeed(site: Site, origin: string, posts: readonly BlogPost[]): string {
  const entries = posts.map((post) => {
    const address = xmlText(origin + postPath(post))
    return `<entry>
<title>${xmlText(post.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<id>${stableId(`post/${post.id}`)}</id>
<published>${post.createdAt}</published>
<updated>${lastChange(post)}</updated>
${post.author ? `<author><name>${xmlText(post.author)}</name></author>\n` : ''}${
  post.category ? `<category term="${xmlText(post.category)}"/>\n` : ''
}<summary>${xmlText(excerptOf(post.content))}</summary>
</entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(`${site.name}: blog`)}</title>
<subtitle>${xmlText(messages.blogDescription)}</subtitle>
<id>${stableId(pages.blog.content)}</id>
<link rel="alternate" type="text/html" href="${xmlText(origin + pages.blog.path)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(`${origin}/feed.xml`)}"/>
<author><name>${xmlText(site.name)}</name></author>
<updated>${posts.map(lastChange).sort().at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
${entries.join('\n')}
</feed>
`
}

const lastChange = ({ updatedAt, createdAt }: BlogPost): string => updatedAt ?? createdAt

/** A UUID from a name without an address. If an id changed with its address, feed readers would show the post again. */
function stableId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  // Sets version 8, which leaves the other bits to the application, and the variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}

/** Escapes characters that would end an element or attribute, and drops characters that XML forbids. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
