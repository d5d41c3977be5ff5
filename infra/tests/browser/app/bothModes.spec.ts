import type { Page } from '@playwright/test'
import { byDay, soak } from '#shared/testing/soak.ts'
import { followLink } from '../support/followLink.ts'
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts'
import { readSite } from '../support/readSite.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { expect, heading, loadApp, test } from '../support/visitor.ts'

// What a link in the app leads to, however the API responds, beside the document of its address. A table of all
// addresses: `SOAK=5 npm run test:browser -- bothModes`.

test.use({
  expectedErrors: /Failed to load resource|Failed to fetch|could not be loaded/,
  viewport: { width: 390, height: 844 },
})

/** Milliseconds that each read of a page waits for its response, by its number and how many there are. */
type Delays = (index: number, count: number) => number
const step = 150
const failing = Number.NaN
const orders: [string, Delays][] = [
  ['fails', () => failing],
  ['never responds', () => Number.POSITIVE_INFINITY],
  ['responds in turn', (index) => step * index],
  ['responds in reverse', (index, count) => step * Math.max(0, count - index)],
]
const late: [string, Delays][] = Array.from({ length: 8 }, (_, number) => [
  `responds late to read ${number + 1}`,
  (index) => (index === number ? 4 * step : 0),
])

interface Shown {
  heading: string
  height: number
  text: string
}

const parts = byDay([0, 1, 2, 3], 0)
for (const part of parts)
  test(`a link in the app shows what its document has, at once and without a shift, however the API responds, part ${part} [1.8, 1.9]`, async ({
    page,
  }) => {
    // At night a quarter of an hour, of which most are waits for an API that never responds.
    test.setTimeout(soak > 1 ? 3_600_000 : 180_000)
    const all =
      soak > 1
        ? [...(await readSite(page)).map(({ address }) => address), deadAddress, '/search#q=alcohol']
        : screens.map(([, path]) => path)
    await recordLayoutShifts(page)
    const rows: unknown[][] = [['address', 'kind', 'shown by', 'height', 'shift', 'focus', 'text']]
    // By day home, a treatment page, a post and the questions, which have the most reads.
    for (const address of byDay(all, 0, 3, 5, 6).filter((_, index) => index % parts.length === part)) {
      await page.goto(address)
      const expected = await shown(page)
      rows.push([address, 'document', 'document', expected.height])
      const reads: string[] = []
      await follow(page, address, expected, () => 0, reads)
      for (const [kind, delays] of [...orders, ...byDay(late, 0).slice(0, reads.length)]) {
        const { app, shift, focus, isDocument } = await follow(page, address, expected, delays, [])
        const name = `${address} when the API ${kind}`
        expect.soft(app, name).toEqual(expected)
        // What moves in a document as its fonts arrive is measured in `layoutShift.spec.ts`.
        if (!isDocument) expect.soft(shift, `layout shift of ${name}`).toBeLessThanOrEqual(0.01)
        // A document starts without focus, as after any link.
        expect.soft(focus, `focus of ${name}`).toBe(isDocument ? 'body' : 'h1')
        const text = app.text === expected.text ? 'same' : 'differs'
        rows.push([address, kind, isDocument ? 'document' : 'app', app.height, shift.toFixed(3), focus, text])
      }
    }
    process.stdout.write(`${rows.map((row) => row.join('\t')).join('\n')}\n`)
  })

/** From another page. Adds the reads of the page to `reads`. */
async function follow(page: Page, address: string, expected: Shown, delays: Delays, reads: string[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(address === '/sitemap' ? '/search' : '/sitemap')
  await loadApp(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  let count = 0
  await page.route('**/api/**', async (route) => {
    const delay = delays(count, 6)
    reads.push(route.request().url())
    count += 1
    if (Number.isNaN(delay)) return route.abort()
    if (delay === Number.POSITIVE_INFINITY) return
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await followLink(page, address)
  await expect(heading(page, expected.heading)).toBeVisible()
  await page.waitForLoadState()
  const shifts = await layoutShiftsOf(page)
  return {
    app: await shown(page),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    focus: await page.evaluate(() => document.activeElement?.localName ?? ''),
    isDocument: (await page.locator('html[data-marked]').count()) === 0,
  }
}

async function shown(page: Page): Promise<Shown> {
  await expect(page.locator('[data-search="loading"]:visible')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent ?? '',
    height: document.documentElement.scrollHeight,
    text: document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '',
  }))
}
