import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { deadAddress } from './support/screens.ts'
import { expect, test } from './support/visitor.ts'

// How high the pages are as they arrive: `docs/specification.md`, "Short pages".

test.use({ expectedErrors: /404/, reducedMotion: 'reduce' })

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

/** Screens of a phone above the first paragraph of an article, and after its last part. */
const aboveText = 1.5
const afterText = 2.2

/** The greatest height in px at 390 x 844, and at 1280 x 720. */
const limits: Record<string, readonly [number, number]> = {
  '/': [9_500, 6_500],
  '/contact-us': [5_700, 3_800],
  '/what-we-treat': [7_400, 6_500],
  '/how-we-help': [7_300, 6_400],
  '/what-we-treat/alcohol-addiction': [7_700, 5_200],
  '/what-we-treat/opioid-addiction': [8_400, 5_700],
  '/what-we-treat/mental-health-treatment/depression': [7_900, 5_100],
  '/how-we-help/medication-assisted-treatment': [7_900, 5_200],
  '/how-we-help/family-programs': [8_500, 5_600],
  '/blog': [5_900, 3_000],
  '/blog/how-naloxone-works': [6_300, 4_500],
  '/faq': [8_000, 6_500],
  // All reviews.
  '/reviews': [11_000, 5_400],
  '/forms': [3_600, 2_800],
  '/search': [2_400, 2_100],
  // Three red cards, and one line for each of nineteen further dangers.
  '/urgent-help': [4_300, 4_200],
  '/for-families': [6_000, 4_400],
  '/after-an-overdose': [6_000, 4_400],
  '/your-first-visit': [5_000, 3_600],
  '/paying-for-treatment': [6_720, 4_900],
  '/offices': [5_000, 3_500],
  '/our-team': [3_900, 3_100],
  '/offices/cumming': [4_300, 3_500],
  [deadAddress]: [2_200, 2_100],
}

test('no page is higher than its limit, and no article is far from its start and end, on a phone and a laptop [2.84]', async ({
  page,
}) => {
  const rows = []
  // By day one page of each kind: lists, an article of each template, a form, a guide, and what is short.
  for (const [address, [onPhone, onLaptop]] of byDay(Object.entries(limits), 0, 4, 7, 10, 11, 15, 22)) {
    await open(page, address, phone)
    const [height, above, after] = await page.evaluate(measure)
    expect.soft(height, `${address} at ${phone.width} px`).toBeLessThanOrEqual(onPhone)
    expect.soft(above, `above the text of ${address}`).toBeLessThanOrEqual(aboveText * phone.height)
    expect.soft(after, `after the text of ${address}`).toBeLessThanOrEqual(afterText * phone.height)
    await page.setViewportSize(laptop)
    const [heightOnLaptop] = await page.evaluate(measure)
    expect.soft(heightOnLaptop, `${address} at ${laptop.width} px`).toBeLessThanOrEqual(onLaptop)
    rows.push([address, height, heightOnLaptop, above, after])
  }
  print([['page', '390 px', '1280 px', 'above the text', 'after it'], ...rows])
})

test('a phone shows the picture of a page about people and places, not higher than 120 px', async ({
  page,
}) => {
  for (const address of ['/our-team', '/offices', '/offices/cumming', '/contact-us']) {
    await open(page, address, phone)
    const image = page.locator('main header img')
    await expect(image, address).toBeVisible()
    expect((await image.boundingBox())?.height, address).toBeLessThanOrEqual(120)
  }
})

test('the first page of the blog has its numbers and "Next" on one line of a phone', async ({ page }) => {
  await open(page, '/blog', phone)
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' })
  expect((await pager.boundingBox())?.height).toBeLessThan(60)
})

test('half of the treatment pages are at most 8,000 px high on a phone [2.84]', {
  tag: '@night',
}, async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = sitemap.match(/\/(?:what-we-treat|how-we-help)\/[^<]+/g) ?? []
  const heights = []
  for (const path of paths.filter((_, index) => index % 4 === 0)) {
    await open(page, path, phone)
    heights.push((await page.evaluate(measure))[0])
  }
  heights.sort((one, other) => one - other)
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(8_000)
})

async function open(page: Page, address: string, view: typeof phone): Promise<void> {
  await page.setViewportSize(view)
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the page: its height, that above the first paragraph of an article, and that from the closing call on. */
function measure(): [height: number, above: number, after: number] {
  const height = document.documentElement.scrollHeight
  const first = Array.from(document.querySelectorAll('main > article :is(p, li)')).find(
    (element) => !element.closest('header, nav, aside, details') && (element.textContent ?? '').length > 40,
  )
  const end = first && document.querySelector('main > section:last-of-type')
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY)
  return [height, first ? topOf(first) : 0, end ? height - topOf(end) : 0]
}

const print = (rows: readonly (readonly unknown[])[]) =>
  process.stdout.write(`${rows.map((row) => row.join('\t')).join('\n')}\n`)
