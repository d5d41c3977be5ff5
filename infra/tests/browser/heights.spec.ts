import type { Page } from '@playwright/test'
import { deadAddress } from './support/screens.ts'
import { expect, test } from './support/visitor.ts'

// How high the pages are as they arrive: `docs/specification.md`, "Short pages".

test.use({ expectedErrors: /404/, reducedMotion: 'reduce' })

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

/** The greatest height in px at 390 x 844, and at 1280 x 720. */
const limits: Record<string, readonly [number, number]> = {
  '/': [9_500, 6_500],
  '/contact-us': [6_100, 4_300],
  '/what-we-treat': [8_200, 7_100],
  '/how-we-help': [8_200, 7_200],
  '/what-we-treat/alcohol-addiction': [8_000, 5_400],
  '/what-we-treat/opioid-addiction': [9_100, 5_900],
  '/what-we-treat/mental-health-treatment/depression': [8_700, 5_400],
  '/how-we-help/medication-assisted-treatment': [8_500, 5_400],
  '/how-we-help/family-programs': [9_400, 5_900],
  '/blog': [6_400, 3_100],
  '/blog/how-naloxone-works': [6_400, 4_600],
  '/faq': [8_000, 6_400],
  '/reviews': [6_200, 3_900],
  '/forms': [3_800, 2_900],
  '/search': [2_600, 2_200],
  '/urgent-help': [3_900, 3_500],
  '/after-an-overdose': [6_200, 4_700],
  '/your-first-visit': [5_000, 3_800],
  '/paying-for-treatment': [7_200, 5_100],
  '/offices': [5_000, 3_600],
  '/offices/cumming': [5_000, 3_600],
  [deadAddress]: [2_500, 2_200],
}

test('no page is higher than its limit, on a phone and on a laptop', async ({ page }) => {
  const rows = []
  for (const [address, [onPhone, onLaptop]] of Object.entries(limits)) {
    const heights = []
    for (const [view, limit] of [
      [phone, onPhone],
      [laptop, onLaptop],
    ] as const) {
      await open(page, address, view)
      const height = await heightOf(page)
      expect.soft(height, `${address} at ${view.width} px`).toBeLessThanOrEqual(limit)
      heights.push(height)
    }
    rows.push([address, ...heights])
  }
  print([['page', '390 px', '1280 px'], ...rows])
})

async function open(page: Page, address: string, view: typeof phone): Promise<void> {
  await page.setViewportSize(view)
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

const print = (rows: readonly (readonly unknown[])[]) =>
  process.stdout.write(`${rows.map((row) => row.join('\t')).join('\n')}\n`)
