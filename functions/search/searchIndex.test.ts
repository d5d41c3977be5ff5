import { expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'
import { isSearchIndex } from '#shared/rendering.ts'
import type { ReadableParts } from './readableParts.ts'
import { searchFile, searchIndex } from './searchIndex.ts'
import { findablePages, findablePaths, searchedParts } from './searchPages.ts'

const html = (title: string, main = '') => `<main><h1>${title}</h1>${main}</main>`
const question = (id: string) =>
  `<details name="faq"><summary>Question ${id}?</summary><div id="${id}">Reply</div></details>`

const add = (pages: Map<string, ReadableParts>, path: string, page: string) =>
  pages.set(path, searchedParts(path, page))

test('a question leads to its treatment page, and without one to the FAQ page', () => {
  const pages = new Map<string, ReadableParts>()
  add(pages, '/faq', html('FAQ', `<h2>Paying</h2>${question('cost')}${question('beer')}`))
  add(pages, '/what-we-treat/alcohol', html('Alcohol', question('beer')))
  const found = searchFile(findablePages(pages), site).entries
  expect(found.map(({ path, label }) => [path, label])).toEqual([
    ['/faq', 'Page'],
    ['/faq#cost', 'Question: Paying'],
    ['/what-we-treat/alcohol', 'What We Treat'],
    ['/what-we-treat/alcohol#beer', 'Question: Alcohol'],
  ])
})

test('the index has the same name and content for the same pages, in whatever order they were rendered', () => {
  const indexOf = (paths: readonly string[]) => {
    const pages = new Map<string, ReadableParts>()
    for (const path of paths) add(pages, path, html(`Title of ${path}`, `<p>Text of ${path}</p>`))
    return searchIndex(findablePages(pages), site)
  }
  const index = indexOf(['/a', '/b', '/c'])
  expect(indexOf(['/c', '/a', '/b'])).toEqual(index)
  expect(indexOf(['/a', '/b'])).not.toEqual(index)
  expect(isSearchIndex(index.key)).toBe(true)
})

test('lists of pages are found by their titles only', () => {
  const pages = new Map<string, ReadableParts>()
  add(pages, '/sitemap', html('Site Map', '<p>Kratom</p>'))
  const file = searchFile(findablePages(pages), site)
  expect(file.entries.map(({ path }) => path)).toEqual(['/sitemap'])
  expect(file.texts).toEqual([''])
})

test('with ten thousand posts the newest 200 can be found, and neither further pages of the blog nor the search', () => {
  const paths = findablePaths({
    main: [{ path: '/search' }, { path: '/faq' }],
    posts: Array.from({ length: 10_000 }, (_, post) => ({ path: `/blog/post-${post}` })),
  })
  expect([...paths]).toEqual(['/faq', ...Array.from({ length: 200 }, (_, post) => `/blog/post-${post}`)])
})

test('words open a page, or a part of it, only while it is published [2.95]', () => {
  const opened = (path: string, main = '') => {
    const pages = new Map<string, ReadableParts>()
    add(pages, path, html(path, main))
    return searchFile(findablePages(pages), site).phrases.flatMap(([{ page }]) => page ?? [])
  }
  expect(opened('/pregnancy')).toEqual(['/pregnancy'])
  expect(opened('/faq', question('faq-lgbtq'))).toEqual(['/faq#faq-lgbtq'])
  expect(opened('/faq', question('faq-cost'))).toEqual([])
})

test('the more pages there are, the fewer words of each the index has', () => {
  const wordsPerPage = (count: number) => {
    const pages = new Map<string, ReadableParts>()
    for (let page = 0; page < count; page += 1) {
      const words = Array.from({ length: 200 }, (_, word) => `p${page}w${word}`)
      add(pages, `/p${page}`, html('', words.join(' ')))
    }
    return searchFile(findablePages(pages), site).texts.join(' ').split(' ').length / count
  }
  expect(wordsPerPage(2)).toBe(100)
  expect(wordsPerPage(900)).toBe(7)
})
