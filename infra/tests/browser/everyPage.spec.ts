import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { type ReadPage, readSite, statusesOf } from './support/readSite.ts'

// The site is read once for all of these.
test.describe.configure({ mode: 'default' })

let pages: ReadPage[] = []
let linked = new Map<string, number>()
let files = new Map<string, number>()

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  pages = await readSite(page)
  const hrefs = pages.flatMap(({ links }) => links.map(withoutHash))
  linked = await statusesOf(page, [...new Set(hrefs)])
  files = await statusesOf(page, [...new Set(pages.flatMap(({ files }) => files))])
  await page.close()
})

test('the sitemap lists every kind of page', () => {
  expect(pages.length).toBeGreaterThan(100)
  for (const address of [
    '/',
    '/blog?page=2',
    '/forms',
    '/sitemap',
    '/what-we-treat',
    '/blog/how-naloxone-works',
  ]) {
    expect(pages.map((page) => page.address)).toContain(address)
  }
})

test('every address of the sitemap answers 200 with a complete page', () => {
  for (const { address, status, moved, waiting, text, headings } of pages) {
    expect
      .soft({ address, status, moved, waiting })
      .toEqual({ address, status: 200, moved: false, waiting: false })
    expect.soft(text.length, `the text of ${address}`).toBeGreaterThan(400)
    expect.soft(headings, `the level-one headings of ${address}`).toEqual([expect.stringMatching(/\w/)])
  }
})

test('every page has a head of its own', () => {
  for (const { address, location, title, description, canonical, robots } of pages) {
    expect.soft(canonical, `canonical address of ${address}`).toBe(location)
    expect.soft(robots, `robots of ${address}`).toBe('index, follow')
    expect.soft(description.length, `description of ${address}`).toBeGreaterThan(30)
    expect.soft(title.length, `title of ${address}`).toBeGreaterThan(5)
  }
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(
    repeated(
      pages.map(({ description, address }) => description + (address.startsWith('/blog?') ? address : '')),
    ),
  ).toEqual([])
})

test('structured data tells the visible trail', () => {
  for (const page of pages) {
    const [trail] = piecesOf(page, 'BreadcrumbList')
    const told = trail ? Trail.parse(trail).itemListElement : []
    const shown = page.crumbs.map(({ name, address }, index) => ({
      position: index + 1,
      name,
      path: address ?? withoutQuery(page.address),
    }))
    const read = told.map(({ position, name, item }) => ({ position, name, path: new URL(item).pathname }))
    expect.soft(read, `the trail of ${page.address}`).toEqual(shown)
  }
})

test('structured data tells the visible questions and answers', () => {
  for (const page of pages) {
    const told = piecesOf(page, 'FAQPage').flatMap((piece) => Questions.parse(piece).mainEntity)
    expect
      .soft(
        told.map(({ name, acceptedAnswer }) => [name, letters(acceptedAnswer.text)]),
        `the questions of ${page.address}`,
      )
      .toEqual(page.questions.map(({ question, answer }) => [question, letters(answer)]))
  }
  expect(pages.filter(({ questions }) => questions.length > 0).length).toBeGreaterThan(10)
})

test('structured data says what each page is, and rates nothing', () => {
  const types = (address: string) => piecesOf(pages.find((page) => page.address === address)).map(typeOf)
  expect(types('/').filter((type) => type === 'MedicalClinic')).toHaveLength(3)
  expect(types('/')).toContain('WebSite')
  expect(types('/blog/how-naloxone-works')).toContain('BlogPosting')
  expect(types('/what-we-treat/alcohol-addiction')).toContain('MedicalWebPage')
  for (const { address, structuredData } of pages) {
    expect.soft(structuredData.join(), address).not.toMatch(/"(Review|AggregateRating|aggregateRating)"/)
  }
})

test('every internal link of every page leads to a page or a file, without a detour', () => {
  const broken = [...linked].filter(([, status]) => status !== 200)
  const from = (address: string) =>
    pages.filter(({ links }) => links.map(withoutHash).includes(address)).map((page) => page.address)
  expect(broken.map(([address, status]) => ({ address, status, from: from(address).slice(0, 3) }))).toEqual(
    [],
  )
})

test('every link to a place on a page finds it', () => {
  const lost = pages.flatMap((page) =>
    page.links
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const target = pages.find(({ address }) => address === withoutHash(link))
        return target && !target.ids.includes(link.split('#')[1] ?? '')
      })
      .map((link) => `${link} on ${page.address}`),
  )
  expect(lost).toEqual([])
})

test('every page can be reached from home, and none is a dead end', () => {
  const reached = new Set(['/'])
  for (const address of reached) {
    for (const link of pages.find((page) => page.address === address)?.links ?? []) {
      if (pages.some((page) => page.address === withoutHash(link))) reached.add(withoutHash(link))
    }
  }
  expect(pages.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([])
  for (const { address, links } of pages) expect.soft(new Set(links).size, address).toBeGreaterThan(20)
})

test('every picture, icon, font and script that a page names is there', () => {
  expect([...files].filter(([, status]) => status !== 200)).toEqual([])
})

const Piece = z.looseObject({ '@type': z.string() })
const Graph = z.object({ '@graph': z.array(Piece) })
const Trail = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
})
const Questions = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
})

const typeOf = (piece: z.infer<typeof Piece>) => piece['@type']
const piecesOf = (page: ReadPage | undefined, type?: string) =>
  (page?.structuredData ?? [])
    .flatMap((text) => Graph.parse(JSON.parse(text))['@graph'])
    .filter((piece) => !type || typeOf(piece) === type)
const withoutHash = (address: string) => address.replace(/#.*/, '')
const withoutQuery = (address: string) => address.replace(/\?.*/, '')
/** Lists are told with commas that the page does not show. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
