import { createRequire } from 'node:module'
import { Readability } from '@mozilla/readability'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { languageOf } from '#shared/pages.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { everyPage } from '../everyPage.ts'

/** The package has no types. */
const JSDOM: new (html: string, options: { url: string }) => { window: { document: Document } } =
  createRequire(import.meta.url)('jsdom').JSDOM

let system: DeployedSite
let pages: { path: string; document: Document }[]
beforeAll(async () => {
  system = await startDeployedSite()
  pages = Array.from(await everyPage(system.address), ([path, html]) => ({
    path,
    document: new JSDOM(html, { url: system.address + path }).window.document,
  }))
}, 300_000)
afterAll(() => system.stop())

const digits = (text: string | null | undefined) => text?.replace(/\D/g, '') ?? ''
/** As Firefox shows it. */
const readerView = (page: Document) =>
  new Readability(page.cloneNode(true) as Document).parse() ?? { textContent: '', byline: '' } // A document's clone is one.
const numbersOf = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>('main a[href^="tel:"]'), (link) =>
    digits(link.pathname).replace(/^1(?=\d{10})/, ''),
  )

it('a reader view of any page has 988 and 911, and the phones of the offices unless it is an article or the FAQ [2.114]', () => {
  const phones = site.offices.map(({ phone }) => digits(phone))
  const lacking = pages.flatMap(({ path, document }) => {
    if (languageOf(path) !== 'en') return []
    const text = digits(readerView(document).textContent)
    const isArticle = path === '/faq' || document.querySelector('main > article') !== null
    const needed = ['988', '911', ...(isArticle ? [] : phones)]
    return needed.filter((number) => !text.includes(number)).map((number) => `${path} lacks ${number}`)
  })
  expect(lacking).toEqual([])
})

it.each([
  ['/', 0],
  ['/contact-us', 0],
  ['/es', 0],
  // The library leaves out a short paragraph of two cards that is mostly links.
  ['/urgent-help', 2],
])('a reader view of %s has all but %i numbers of the page [2.114]', (path, lost) => {
  const page = pages.find((each) => each.path === path)?.document
  if (!page) throw new Error(`There is no ${path}`)
  const text = digits(readerView(page).textContent)
  const numbers = numbersOf(page)
  expect(numbers.length).toBeGreaterThan(5)
  expect(new Set(numbers.filter((number) => !text.includes(number))).size).toBe(lost)
})

it('a reader view names the authors of posts, and nobody else, as authors [2.115]', () => {
  const authors = new Set(seed.posts.map(({ author }) => author))
  const named = pages.map(({ path, document }) => [path, readerView(document).byline] as const)
  expect(
    named.filter(([path, byline]) => byline && !(path.startsWith('/blog/') && authors.has(byline))),
  ).toEqual([])
  expect(named.filter(([, byline]) => byline).length).toBeGreaterThan(20)
})
