import { expect, test } from 'vitest'
import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { atomFeed, robotsTxt, sitemapXml } from './machineFiles.ts'

const origin = 'https://www.example.org'

test('the sitemap lists every address, with the time of its last change where it is known', () => {
  const map = sitemapXml(origin, [
    { path: '/blog?page=2', lastModified: '2026-11-01T13:00:00.000Z' },
    { path: '/forms' },
  ])
  expect(map).toContain(
    '<url><loc>https://www.example.org/blog?page=2</loc><lastmod>2026-11-01T13:00:00.000Z</lastmod></url>',
  )
  expect(map).toContain('<url><loc>https://www.example.org/forms</loc></url>')
})

test('robots may read everything except the staff area and the API', () => {
  expect(robotsTxt(origin)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: https://www.example.org/sitemap.xml\n',
  )
})

test('the feed has the 20 newest posts, and no text can end its element', async () => {
  const urls: string[] = []
  const post = {
    id: 'a',
    slug: 'a-post',
    title: 'Tea & <sympathy>',
    category: 'Life',
    author: 'Clinic',
    content: '<p>Words</p>',
    excerpt: '',
    createdAt: '2026-11-01T13:00:00.000Z',
  }
  const read = typedReader<null>(async (url) => {
    urls.push(url)
    return url.includes('?') ? { posts: [{ ...post, content: 'Wor' }] } : post
  })
  const feed = await atomFeed({ ...site, name: 'Clinic' }, origin, read)
  expect(urls).toEqual([
    urlOf('GET /api/blog/posts', { query: { page: 1, perPage: 20 } }),
    urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'a-post' } }),
  ])
  expect(feed).toContain('<title>Tea &amp; &lt;sympathy&gt;</title>')
  expect(feed).toContain('<content type="html">&lt;p&gt;Words&lt;/p&gt;</content>')
  expect(feed).toContain('<updated>2026-11-01T13:00:00.000Z</updated>')
})
