import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

/** Text grows after load, as by a setting of the browser. Media queries do not follow, as where only text is zoomed. */
const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
const headerShare = () => (document.querySelector('header')?.offsetHeight ?? Number.NaN) / innerHeight

test('with text at 200 %, no page is wider than 320 px [2.112]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, address] of byDay(screens, 0, 1, 3, 6, 7, 9, 12)) {
    await page.goto(address)
    await doubleText(page)
    await expect(page.locator('html[data-large-text]')).toHaveCount(1)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, name).toBeLessThanOrEqual(320)
  }
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [1280, 720],
] as const) {
  test(`with text at 200 %, the header takes at most a third of ${width} x ${height}, and all of it again with smaller text [2.113]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/faq')
    const before = await page.evaluate(headerShare)
    const style = await doubleText(page)
    await expect.poll(() => page.evaluate(headerShare)).toBeLessThanOrEqual(1 / 3)
    await expect(page.locator('header').first()).toHaveCSS('position', 'relative')
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    await expect(page.locator('header').first()).toHaveCSS('position', 'sticky')
    await expect.poll(() => page.evaluate(headerShare)).toBe(before)
  })
}
