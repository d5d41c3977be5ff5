import type { Page } from '@playwright/test'
import { deadAddress, screens } from '../support/screens.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/ })

// A window of 1280 px at 400 % zoom is 320 CSS pixels wide and 256 high.
for (const [name, viewport] of [
  ['on a screen of 320 px', { width: 320, height: 640 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['on a tablet of 1024 px', { width: 1024, height: 768 }],
] as const) {
  test(`${name} no page scrolls horizontally`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const [screen, address] of [...screens, ['dead link', deadAddress] as const]) {
      await page.goto(address)
      await loadApp(page)
      expect.soft(await horizontalOverflow(page), screen).toEqual([])
    }
  })
}

test('at 400 % zoom the sticky bars cover less than half of the view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/faq')
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const covered = await page.evaluate(
    () =>
      Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter(
        (element) => !element?.closest('main'),
      ).length,
  )
  expect(covered).toBeLessThan(256 / 2)
})

test('with the text spacing of WCAG 1.4.12 no page scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/', '/faq', '/what-we-treat/alcohol-addiction', '/forms']) {
    await page.goto(address)
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    })
    expect.soft(await horizontalOverflow(page), address).toEqual([])
  }
})

function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const overflowing = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    return [
      `${document.documentElement.scrollWidth} px wide`,
      ...overflowing.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}
