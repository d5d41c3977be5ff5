import { expect, test } from 'vitest'
import { isSearchIndex } from '#shared/rendering.ts'
import { readableParts } from './readableParts.ts'
import { searchFile, searchIndex } from './searchIndex.ts'
import { type SearchPages, searchPages } from './searchPages.ts'

const html = (title: string, main = '') => `<main><h1>${title}</h1>${main}</main>`
const question = (id: string) =>
  `<details name="faq"><summary>Question ${id}?</summary><div id="${id}">Reply</div></details>`

const add = (pages: SearchPages, path: string, page: string) => {
  if (pages.includes(path)) pages.add(path, readableParts(page))
}

test('a question leads to its treatment page, and without one to the FAQ page', () => {
  const pages = searchPages()
  add(pages, '/faq', html('FAQ', `<h2>Paying</h2>${question('cost')}${question('beer')}`))
  add(pages, '/what-we-treat/alcohol', html('Alcohol', question('beer')))
  const found = searchFile(pages.findable()).entries
  expect(found.map(({ path, label }) => [path, label])).toEqual([
    ['/faq', 'Page'],
    ['/faq#cost', 'Question: Paying'],
    ['/what-we-treat/alcohol', 'What We Treat'],
    ['/what-we-treat/alcohol#beer', 'Question: Alcohol'],
  ])
})

test('the index has the same name and content for the same pages, in whatever order they were rendered', () => {
  const indexOf = (paths: readonly string[]) => {
    const pages = searchPages()
    for (const path of paths) add(pages, path, html(`Title of ${path}`, `<p>Text of ${path}</p>`))
    return searchIndex(pages.findable())
  }
  const index = indexOf(['/a', '/b', '/c'])
  expect(indexOf(['/c', '/a', '/b'])).toEqual(index)
  expect(indexOf(['/a', '/b'])).not.toEqual(index)
  expect(isSearchIndex(index.key)).toBe(true)
})

test('further pages of the blog are not results, and lists of pages are found by their titles only', () => {
  const pages = searchPages()
  add(pages, '/blog?page=2', html('Our Blog'))
  add(pages, '/sitemap', html('Site Map', '<p>Kratom</p>'))
  const file = searchFile(pages.findable())
  expect(file.entries.map(({ path }) => path)).toEqual(['/sitemap'])
  expect(file.terms).not.toContain('kratom')
})

test('with ten thousand posts the index has the newest 200', () => {
  const pages = searchPages()
  for (let number = 0; number < 10_000; number += 1)
    add(pages, `/blog/post-${number}`, html(`Post ${number}`, `<p>word${number}</p>`))
  const paths = pages.findable().map(({ path }) => path)
  expect(paths).toHaveLength(200)
  expect(paths).toContain('/blog/post-0')
  expect(paths).not.toContain('/blog/post-200')
})

test('the more pages there are, the fewer words of each the index has', () => {
  const wordsPerPage = (count: number) => {
    const pages = searchPages()
    for (let page = 0; page < count; page += 1) {
      const words = Array.from({ length: 200 }, (_, word) => `p${page}w${word}`)
      add(pages, `/p${page}`, html('', words.join(' ')))
    }
    return searchFile(pages.findable()).terms.split(' ').length / count
  }
  expect(wordsPerPage(2)).toBe(100)
  expect(wordsPerPage(900)).toBe(10)
})
