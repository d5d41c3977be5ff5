import type { Page } from '@playwright/test'
import { coveredFocus } from '../support/coveredFocus.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { sizes } from '../support/sizes.ts'
import { textSpacing } from '../support/textSpacing.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/, reducedMotion: 'reduce' })

for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
  test(`${name} scrolls in one direction and has 988 and 911 in view from 320 to 2560 px, also with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Call for help', includeHidden: true })).toBeAttached()
    const check = async (size: (typeof sizes)[number], text: string) => {
      await page.setViewportSize(size)
      await nextFrames(page)
      const view = `${size.width} x ${size.height}, ${text}`
      expect.soft(await horizontalOverflow(page), view).toEqual([])
      expect.soft(await crisisCallsInView(page), view).toEqual(['tel:988', 'tel:911'])
    }
    for (const size of sizes) await check(size, 'normal text')
    await page.addStyleTag({ content: textSpacing })
    for (const size of sizes.filter(({ withSpacing }) => withSpacing)) await check(size, 'spaced text')
  })
}

const keyboardScreens = ['home', 'condition', 'offices', 'post', 'faq', 'forms', 'search']

for (const size of [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
]) {
  test(`no bar covers a focused element at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const [name, address] of screens.filter(([name]) => keyboardScreens.includes(name))) {
      await page.goto(address)
      await loadApp(page)
      expect.soft(await coveredFocus(page), name).toEqual([])
    }
  })
}

test('at the end of a page, everything is above the call bar, also with the text spacing of WCAG 1.4.12', async ({
  page,
}) => {
  for (const size of sizes.filter(({ withSpacing }) => withSpacing)) {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.addStyleTag({ content: textSpacing })
    await expect.poll(() => page.evaluate(isEndAboveCallBar), `${size.width} x ${size.height}`).toBe(true)
  }
})

test('at 400 % zoom the sticky bars cover less than a fifth of the view', async ({ page }) => {
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
  expect(covered).toBeLessThan(256 / 5)
})

/** The header measures itself in the frame after a change of size. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )

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

/** The crisis lines with a link of at least 44 x 44 px that is in view and not covered. */
function crisisCallsInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['tel:988', 'tel:911'].filter((href) =>
      Array.from(document.querySelectorAll(`a[href="${href}"]`)).some((link) => {
        const { left, right, top, bottom, width, height } = link.getBoundingClientRect()
        const inView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return width >= 44 && height >= 44 && inView && onTop?.closest('a') === link
      }),
    ),
  )
}

/** Runs in the page. Scrolls again each time: the footer gets its height when it comes near. */
function isEndAboveCallBar(): boolean {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const last = Array.from(document.querySelectorAll('footer a')).at(-1)
  const bar = document.querySelector('nav[aria-label="Call for help"]')
  if (!last || !bar) return false
  return !bar.checkVisibility() || last.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
}
