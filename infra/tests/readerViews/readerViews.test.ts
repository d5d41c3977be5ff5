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
/** Those that are shown, in digits: the search shows the card of a danger once it finds one, and 1-800-QUIT-NOW has none. */
const numbersOf = (page: Document) => {
  const links = Array.from(page.querySelectorAll<HTMLAnchorElement>('main a[href^="tel:"]'))
  const shown = links.filter((link) => !link.closest('[hidden]') && !/\d-[A-Z]/.test(link.text))
  return shown.map((link) => digits(link.pathname).replace(/^1(?=\d{10})/, ''))
}

it('a reader view of any page has 988, 911 and the phones of the offices, or that of the main office in an article and the FAQ [2.114]', () => {
  const phones = site.offices.map(({ phone }) => digits(phone))
  const lacking = pages.flatMap(({ path, document }) => {
    if (languageOf(path) !== 'en') return []
    const text = digits(readerView(document).textContent)
    const isArticle = path === '/faq' || document.querySelector('main > article') !== null
    const needed = ['988', '911', ...(isArticle ? phones.slice(0, 1) : phones)]
    return needed.filter((number) => !text.includes(number)).map((number) => `${path} lacks ${number}`)
  })
  expect(lacking).toEqual([])
})

it('a reader view has every number of its page [2.114]', () => {
  const withNumbers = pages.map(({ path, document }) => ({ path, document, numbers: numbersOf(document) }))
  const lacking = withNumbers.flatMap(({ path, document, numbers }) => {
    const text = digits(readerView(document).textContent)
    return numbers.filter((number) => !text.includes(number)).map((number) => `${path} lacks ${number}`)
  })
  expect(lacking).toEqual([])
  expect(withNumbers.filter(({ numbers }) => numbers.length > 2).length).toBeGreaterThan(120)
})

it('a reader view names the authors of posts, and nobody else, as authors [2.115]', () => {
  const authors = new Set(seed.posts.map(({ author }) => author))
  const named = pages.map(({ path, document }) => [path, readerView(document).byline] as const)
  expect(
    named.filter(([path, byline]) => byline && !(path.startsWith('/blog/') && authors.has(byline))),
  ).toEqual([])
  expect(named.filter(([, byline]) => byline).length).toBeGreaterThan(20)
})
