import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

/** Text grows after load, as by a setting of the browser. Media queries do not follow, as where only text is zoomed. */
const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
/** Phones, upright and on their side, a laptop at 400 % zoom, a tablet and a laptop. */
const views = [
  [390, 844],
  [320, 640],
  [844, 390],
  [667, 375],
  [568, 320],
  [320, 256],
  [1024, 768],
  [1280, 720],
] as const
const headerShare = () => (document.querySelector('header')?.offsetHeight ?? Number.NaN) / innerHeight

test('with text at 200 %, no page is wider than the view, and no header higher than a third of it [2.112, 2.113]', async ({
  page,
}) => {
  for (const [name, address] of byDay(screens, 0, 1, 3, 6, 7, 9, 12)) {
    await page.goto(address)
    await doubleText(page)
    for (const [width, height] of byDay(views, 1, 3, 6)) {
      await page.setViewportSize({ width, height })
      const view = `${name}, ${width} x ${height}`
      await expect.poll(() => page.evaluate(headerShare), view).toBeLessThanOrEqual(1 / 3)
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(shown, view).toBeLessThanOrEqual(width)
    }
  }
})

for (const [width, height] of views) {
  test(`the header takes at most a third of ${width} x ${height}, with text at 100 % and 200 %, and all of it again with smaller text [2.113]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/faq')
    await expect.poll(() => page.evaluate(headerShare)).toBeLessThanOrEqual(1 / 3)
    const before = await page.evaluate(headerShare)
    const style = await doubleText(page)
    const header = page.locator('header').first()
    await expect.poll(() => page.evaluate(headerShare)).toBeLessThanOrEqual(1 / 3)
    await expect(header).toHaveCSS('position', 'relative')
    for (const link of await header.getByRole('link').all()) await expect(link).toHaveAccessibleName(/\S/)
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    await expect(header).toHaveCSS('position', height < 480 ? 'relative' : 'sticky')
    await expect.poll(() => page.evaluate(headerShare)).toBe(before)
  })
}

test('the header takes at most a third of a window that gets lower [2.113]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/faq')
  await doubleText(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await expect.poll(() => page.evaluate(headerShare)).toBeLessThanOrEqual(1 / 3)
})
