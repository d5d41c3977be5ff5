import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { type CrawledPage, readSite, statusesOf } from './support/readSite.ts'

// All these tests use one crawl, so they run in one worker.
test.describe.configure({ mode: 'default' })

let pages: CrawledPage[] = []
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

test('the sitemap lists every kind of page [1.2]', () => {
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

test('every address of the sitemap is a complete page with status 200 [2.5, 6.1]', () => {
  for (const { address, status, redirected, incomplete, text, headings } of pages) {
    expect
      .soft({ address, status, redirected, incomplete })
      .toEqual({ address, status: 200, redirected: false, incomplete: false })
    expect.soft(text.length, `the text of ${address}`).toBeGreaterThan(400)
    expect.soft(headings, `the level-one headings of ${address}`).toEqual([expect.stringMatching(/\w/)])
  }
})

test('no page skips a level of headings, and its landmarks have different names [9.15]', () => {
  for (const { address, headingLevels, landmarks } of pages) {
    const skipped = headingLevels.filter((level, index) => level > (headingLevels[index - 1] ?? 0) + 1)
    expect.soft(skipped, `the headings of ${address}`).toEqual([])
    expect.soft(repeated(landmarks), `the landmarks of ${address}`).toEqual([])
  }
})

test('every page has its own title, description and canonical address', () => {
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

test('structured data matches the visible breadcrumbs', () => {
  for (const page of pages) {
    const [breadcrumbList] = nodesOf(page, 'BreadcrumbList')
    const listed = breadcrumbList ? BreadcrumbList.parse(breadcrumbList).itemListElement : []
    const shown = page.breadcrumbs.map(({ name, address }, index) => ({
      position: index + 1,
      name,
      path: address ?? withoutQuery(page.address),
    }))
    const actual = listed.map(({ position, name, item }) => ({
      position,
      name,
      path: new URL(item).pathname,
    }))
    expect.soft(actual, `the breadcrumbs of ${page.address}`).toEqual(shown)
  }
})

test('structured data matches the visible questions and answers', () => {
  for (const page of pages) {
    const listed = nodesOf(page, 'FAQPage').flatMap((node) => FaqPage.parse(node).mainEntity)
    const shown = page.questions.map(({ question, answer }) => [question, letters(answer)])
    // Those of a treatment page, which are in a closed group of the FAQ, are described at their page.
    const described = page.address === '/faq' ? shown.slice(0, listed.length) : shown
    expect
      .soft(
        listed.map(({ name, acceptedAnswer }) => [name, letters(acceptedAnswer.text)]),
        `the questions of ${page.address}`,
      )
      .toEqual(described)
  }
  expect(pages.filter(({ questions }) => questions.length > 0).length).toBeGreaterThan(10)
})

test('structured data has the type of each page, and no ratings', () => {
  const types = (address: string) => nodesOf(pages.find((page) => page.address === address)).map(typeOf)
  expect(types('/').filter((type) => type === 'MedicalClinic')).toHaveLength(3)
  expect(types('/')).toContain('WebSite')
  expect(types('/blog/how-naloxone-works')).toContain('BlogPosting')
  expect(types('/what-we-treat/alcohol-addiction')).toContain('MedicalWebPage')
  for (const { address, structuredData } of pages) {
    expect.soft(structuredData.join(), address).not.toMatch(/"(Review|AggregateRating|aggregateRating)"/)
  }
})

test('every internal link leads to a page or a file without a redirect', () => {
  const broken = [...linked].filter(([, status]) => status !== 200)
  const from = (address: string) =>
    pages.filter(({ links }) => links.map(withoutHash).includes(address)).map((page) => page.address)
  expect(broken.map(([address, status]) => ({ address, status, from: from(address).slice(0, 3) }))).toEqual(
    [],
  )
})

test('every link with a hash has a target on its page', () => {
  const broken = pages.flatMap((page) =>
    page.links
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const target = pages.find(({ address }) => address === withoutHash(link))
        return target && !target.ids.includes(link.split('#')[1] ?? '')
      })
      .map((link) => `${link} on ${page.address}`),
  )
  expect(broken).toEqual([])
})

test('every page can be reached from home and has more than 20 links', () => {
  const reached = new Set(['/'])
  for (const address of reached) {
    for (const link of pages.find((page) => page.address === address)?.links ?? []) {
      if (pages.some((page) => page.address === withoutHash(link))) reached.add(withoutHash(link))
    }
  }
  expect(pages.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([])
  for (const { address, links } of pages) expect.soft(new Set(links).size, address).toBeGreaterThan(20)
})

test('every file that a page loads exists', () => {
  expect([...files].filter(([, status]) => status !== 200)).toEqual([])
})

const Node = z.looseObject({ '@type': z.string() })
const Graph = z.object({ '@graph': z.array(Node) })
const BreadcrumbList = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
})
const FaqPage = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
})

const typeOf = (node: z.infer<typeof Node>) => node['@type']
const nodesOf = (page: CrawledPage | undefined, type?: string) =>
  (page?.structuredData ?? [])
    .flatMap((text) => Graph.parse(JSON.parse(text))['@graph'])
    .filter((node) => !type || typeOf(node) === type)
const withoutHash = (address: string) => address.replace(/#.*/, '')
const withoutQuery = (address: string) => address.replace(/\?.*/, '')
/** Structured data separates list items with commas that the page does not show. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
