import type { Locator, Page } from '@playwright/test'
import { expect, phone, test } from '../support/visitor.ts'

// What a visitor opens closes what was open above it; the pressed heading stays under the finger.

test.use({ viewport: phone, reducedMotion: 'reduce' })

for (const [address, name] of [
  ['/faq', 'faq'],
  ['/urgent-help', 'care-card'],
  ['/what-we-treat', 'all-pages'],
] as const) {
  test(`a heading stays where it is pressed on ${address} [2.86]`, async ({ page }) => {
    await page.goto(address)
    const summaries = page.locator(`details[name="${name}"] > summary`)
    await summaries.nth(0).click()
    await nextFrames(page)
    expect(await moveOf(summaries.nth(1), page)).toBeLessThanOrEqual(1)
    await expect(summaries.nth(1).locator('xpath=..')).toHaveAttribute('open')
    await expect(summaries.nth(0).locator('xpath=..')).not.toHaveAttribute('open')
  })
}

/** How far a press moves a heading that a visitor has scrolled to, in px. */
async function moveOf(summary: Locator, page: Page): Promise<number> {
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const topOf = () => summary.evaluate((element) => element.getBoundingClientRect().top)
  const before = await topOf()
  await summary.focus()
  await page.keyboard.press('Enter')
  await nextFrames(page)
  return Math.abs((await topOf()) - before)
}

/** The page scrolls in the frame after a press. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
