// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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

describe('the feed', () => {
  const post = {
    id: 'a',
    slug: 'a-post',
    title: 'Tea & <sympathy>',
    category: 'Life',
    author: 'Clinic',
    content: '<p>Words, <a href="/faq">FAQ</a>, <a href="#note">note</a><img src="/art/x.svg" alt=""></p>',
    excerpt: '',
    createdAt: '2026-11-01T13:00:00.000Z',
  }
  const older = { ...post, id: 'b', slug: 'older', createdAt: '2026-10-01T13:00:00.000Z' }
  const edited = { ...older, updatedAt: '2026-11-20T13:00:00.000Z', author: '', category: '' }
  const feedOf = async (posts: (typeof post)[], { at = origin } = {}) => {
    const xml = atomFeed({ ...site, name: 'Clinic' }, at, posts)
    const { documentElement: feed } = new DOMParser().parseFromString(xml, 'application/xml')
    const children = (parent: Element, name: string) =>
      [...parent.children].filter(({ localName }) => localName === name)
    return { feed, entries: children(feed, 'entry'), children }
  }
  const idsOf = ({ entries, children, feed }: Awaited<ReturnType<typeof feedOf>>) =>
    [feed, ...entries].map((element) => children(element, 'id')[0]?.textContent)

  test('has a style sheet, for browsers that would show its texts as one', async () => {
    const instruction = (await feedOf([post])).feed.previousSibling
    const [, sheet] = /href="([^"]+)"/.exec(instruction?.textContent ?? '') ?? []
    expect([instruction?.nodeName, sheet]).toEqual(['xml-stylesheet', '/feed.css'])
    expect(existsSync(`web/files${sheet}`)).toBe(true)
  })

  test('has no text that can end its element [2.82]', async () => {
    const { entries, children } = await feedOf([post])
    expect(entries.flatMap((entry) => children(entry, 'title')[0]?.textContent)).toEqual(['Tea & <sympathy>'])
  })

  test('has absolute addresses only, and excerpts without HTML [2.82]', async () => {
    const { feed, entries, children } = await feedOf([post])
    const links = [...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([`${origin}/blog`, `${origin}/feed.xml`, `${origin}/blog/a-post`])
    const [summary] = entries.map((entry) => children(entry, 'summary')[0]?.textContent)
    expect(summary).toBe('Words, FAQ, note…')
  })

  test('keeps its id and those of its posts when a post or the site changes its address [2.83]', async () => {
    const ids = idsOf(await feedOf([post, older]))
    expect(new Set(ids).size).toBe(3)
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
    const moved = [{ ...post, slug: 'moved' }, older]
    expect(idsOf(await feedOf(moved, { at: 'https://clinic.example' }))).toEqual(ids)
  })

  test.each([
    ['posts, one of them edited and without author and category', [post, edited]],
    ['no posts', []],
  ])('keeps the rules of RFC 4287 that the validator of the W3C checks, with %s [2.83]', async (_, posts) => {
    const { feed, entries, children } = await feedOf(posts)
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    for (const element of [feed, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(children(element, name)).toHaveLength(1)
      for (const [name, most] of [
        ['summary', 1],
        ['published', 1],
        ['subtitle', 1],
      ] as const)
        expect(children(element, name).length).toBeLessThanOrEqual(most)
      const kinds = children(element, 'link').map(
        (link) => `${link.getAttribute('rel')} ${link.getAttribute('type')}`,
      )
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const date of [...children(element, 'updated'), ...children(element, 'published')])
        expect(date.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    }
    // The schema of the RFC has these elements only, and the validator wants those of the feed before its entries.
    const names = Array.from(feed.children, ({ localName }) => localName)
    expect(names.join(' ')).toMatch(/^title subtitle id link link author updated(?: entry)*$/)
    for (const entry of entries) {
      const ofEntry = Array.from(entry.children, ({ localName }) => localName).join(' ')
      expect(ofEntry).toMatch(/^title link id published updated(?: author)?(?: category)? summary$/)
    }
    const types = ['title', 'subtitle', 'summary'].flatMap((name) => [...feed.getElementsByTagName(name)])
    expect(types.filter((text) => text.children.length > 0 || text.hasAttribute('type'))).toEqual([])
    expect([...feed.getElementsByTagName('link')].map((link) => link.getAttribute('rel'))).toEqual([
      'alternate',
      'self',
      ...entries.map(() => 'alternate'),
    ])
    const ids = Array.from(feed.getElementsByTagName('id'), ({ textContent }) => textContent)
    expect(new Set(ids).size).toBe(ids.length)
    expect(children(feed, 'author')).toHaveLength(1)
    for (const name of feed.getElementsByTagName('name')) expect(name.textContent).not.toBe('')
    for (const category of feed.getElementsByTagName('category'))
      expect(category.getAttribute('term')).not.toBe('')
    const newest = entries
      .map((entry) => children(entry, 'updated')[0]?.textContent)
      .sort()
      .at(-1)
    expect(children(feed, 'updated')[0]?.textContent).toBe(newest ?? '1970-01-01T00:00:00.000Z')
  })
})
