import { beforeEach, expect, test, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { isSearchIndex, type Renderer, type SiteFileRenderer } from '#shared/rendering.ts'
import { post } from '../testing/content.ts'
import { postQueryOf } from './apiUrl.ts'
import { objectsIn } from './archive.ts'
import { memoizedReads } from './memoizedReads.ts'
import { postLists } from './postCards.ts'
import { readInProcess } from './readInProcess.ts'
import { renderPages } from './renderPages.ts'

const updatedAt = '2026-10-01T12:00:00.000Z'
const results: Record<string, unknown> = {
  [urlOf('GET /api/site')]: site,
  [urlOf('GET /api/service-pages')]: [{ slug: 'what-we-treat/anxiety', updatedAt }],
  [urlOf('GET /api/blog/posts', { query: { page: 1, perPage: 100 } })]: {
    posts: Array.from({ length: 10 }, (_, index) => ({ slug: `post-${index}`, createdAt: updatedAt })),
    pages: 1,
  },
}
vi.mock('./readInProcess.ts', () => ({ readInProcess: async (url: string) => results[url] ?? null }))

const renderer: Renderer & SiteFileRenderer = {
  renderPage: async (address, { settings: { searchIndex } }) =>
    `page ${address}${searchIndex ? ` with ${searchIndex}` : ''}`,
  renderNotFound: async () => 'not found',
  renderShell: () => 'shell',
  renderFiles: async () => [{ key: 'forms/intake.pdf', type: 'application/pdf', body: Buffer.of(1, 255) }],
}

async function rendered(source: Partial<Parameters<typeof renderPages>[0]> = {}): Promise<Uint8Array> {
  const { archive } = await renderPages({ renderer, redirects: [], readUrl: readInProcess, ...source })
  return archive
}

beforeEach(() => {
  vi.stubEnv('SITE_ADDRESS', 'https://www.example.org')
})

test('every public page is rendered, with the 404 page, the shell and the machine-readable files', async () => {
  const objects = new Map<string, { type: string; body: string }>()
  for await (const { key, type, body } of objectsIn(await rendered())) {
    objects.set(key, { type, body: body.toString() })
  }
  const indexKeys = [...objects.keys()].filter(isSearchIndex)
  expect(indexKeys).toHaveLength(1)
  expect(objects.get('search/index.html')?.body).toBe(`page /search with /${indexKeys[0]}`)
  expect(objects.get('index.html')?.body).toBe('page /')
  expect(objects.get('what-we-treat/anxiety/index.html')?.body).toBe('page /what-we-treat/anxiety')
  expect(objects.get('blog/page/2/index.html')?.body).toBe('page /blog?page=2')
  expect(objects.has('blog/page/3/index.html')).toBe(false)
  expect(objects.get('blog/post-9/index.html')?.type).toBe('text/html; charset=utf-8')
  const files = [
    '404.html',
    'app.html',
    'sitemap.xml',
    'robots.txt',
    'feed.xml',
    'site.json',
    'forms/intake.pdf',
  ]
  expect(files.filter((file) => !objects.has(file))).toEqual([])
})

test('of 1,000 posts, the texts of at most 250 are in memory', async () => {
  const posts = Array.from({ length: 1_000 }, (_, index) => post(1_000 - index, 'Families'))
  let inLists = 0
  let rendered = 0
  let most = 0
  const lists = memoizedReads(async (url) => {
    const query = postQueryOf(url)
    if (query?.perPage !== limits.blogPageSizeMax) return readInProcess(url)
    inLists += limits.blogPageSizeMax
    most = Math.max(most, inLists - rendered)
    return postLists(posts)(query)
  })
  const reading: typeof renderer = {
    ...renderer,
    renderPage: async (address, { readUrl }) => {
      const [, slugOrId] = address.match(/^\/blog\/([^/]+)$/) ?? []
      if (slugOrId) {
        expect(
          await readUrl(urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId } })),
        ).not.toBeNull()
        rendered += 1
      }
      if (address === pages.siteMap.path)
        for (let page = 1; page <= 10; page += 1)
          await readUrl(urlOf('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } }))
      return `page ${address}`
    },
  }
  await renderPages({ renderer: reading, redirects: [], readUrl: lists })
  expect(rendered).toBe(1_000)
  expect(most).toBeLessThanOrEqual(250)
})

test('a form with a script gets a page of its own for it', async () => {
  vi.stubEnv('CONTACT_FORM_URL', 'https://forms.example/f?a=1&b=2')
  vi.stubEnv('CONTACT_FORM_SCRIPT', 'https://cdn.forms.example/embed.js')
  const pages = new Map<string, string>()
  for await (const { key, body } of objectsIn(await rendered())) pages.set(key, body.toString())
  vi.stubEnv('CONTACT_FORM_SCRIPT', '')
  expect(pages.get('contact-form-frame/index.html')).toContain('src="https://forms.example/f?a=1&amp;b=2"')
  expect(pages.get('contact-form-frame/index.html')).toContain('src="https://cdn.forms.example/embed.js"')
})

test('nothing is rendered if one page cannot be rendered', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failing: typeof renderer = {
    ...renderer,
    renderPage: async (address) => {
      if (address === '/faq') throw new Error('torn')
      return 'rendered'
    },
  }
  await expect(rendered({ renderer: failing })).rejects.toThrow('torn')
  const missing: typeof renderer = { ...renderer, renderPage: async () => null }
  await expect(rendered({ renderer: missing })).rejects.toThrow('There is no page at')
})

test('a rendering names each page that cannot be rendered, and stops at the fifth', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failingAt = (fails: (address: string) => boolean): typeof renderer => ({
    ...renderer,
    renderPage: async (address) => {
      if (fails(address)) throw new Error('torn')
      return 'rendered'
    },
  })
  const two = rendered({ renderer: failingAt((address) => ['/faq', '/sitemap'].includes(address)) })
  const reason = 'An error stopped the rendering: torn'
  await expect(two).rejects.toMatchObject({
    problems: [
      { path: '/faq', reason },
      { path: '/sitemap', reason },
    ],
  })
  const all = rendered({ renderer: failingAt(() => true) })
  await expect(all).rejects.toMatchObject({ problems: Array.from({ length: 5 }, () => ({ reason })) })
})

test('page content that cannot be parsed is logged in words and counted for its alarm', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const url = urlOf('GET /api/pages/{name}', { params: { name: 'faq' } })
  results[url] = { title: 'FAQ', content: '[{"name":' }
  await rendered()
  delete results[url]
  const lines = write.mock.calls.flat().join('')
  write.mockRestore()
  expect(lines).toContain('The content of the page faq cannot be read: the stored content is not JSON.')
  expect(lines).toContain('"UnreadablePages":1')
})

test('a rendering is refused if the content of the home page cannot be parsed', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const url = urlOf('GET /api/pages/{name}', { params: { name: 'home' } })
  results[url] = { title: 'Home', content: '[{"name":' }
  const refused = rendered()
  await expect(refused).rejects.toThrow('The content of the page home cannot be read')
  delete results[url]
  const lines = write.mock.calls.flat().join('')
  write.mockRestore()
  expect(lines).toContain('"PublicationsRefused":1')
})

test('the old address of a page is an object that leads to the new one', async () => {
  const moved = { from: '/old', to: '/faq', by: 'ana', at: updatedAt }
  const locations = new Map<string, string | undefined>()
  for await (const { key, location } of objectsIn(await rendered({ redirects: [moved] })))
    locations.set(key, location)
  expect(locations.get('old/index.html')).toBe('/faq')
  expect(locations.get('faq/index.html')).toBeUndefined()
})

test('a rendering is refused if the facts of the clinic cannot be read', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const url = urlOf('GET /api/site')
  results[url] = null
  await expect(rendered()).rejects.toThrow('The facts of the clinic')
  results[url] = site
})
