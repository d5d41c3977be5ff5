import { byDay } from '#shared/testing/soak.ts'
import { coveredFocus } from '../support/coveredFocus.ts'
import { screens } from '../support/screens.ts'
import { sizes } from '../support/sizes.ts'
import { textSpacing } from '../support/textSpacing.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'reduce' })

const keyboardScreens = ['home', 'condition', 'offices', 'post', 'faq', 'forms', 'search']

const zoomedAndNot = [
  { width: 320, height: 256, byDayScreens: [0, 1, 4] },
  { width: 1280, height: 720, byDayScreens: [1] },
]
for (const { byDayScreens, ...size } of zoomedAndNot) {
  test(`no bar covers a focused element at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    const visited = byDay(keyboardScreens, ...byDayScreens)
    for (const [name, address] of screens.filter(([name]) => visited.includes(name))) {
      await page.goto(address)
      await loadApp(page)
      expect.soft(await coveredFocus(page), name).toEqual([])
    }
  })
}

test('at the end of a page, everything is above the call bar, also with the text spacing of WCAG 1.4.12 [2.16]', async ({
  page,
}) => {
  await page.goto('/')
  await page.addStyleTag({ content: textSpacing })
  for (const size of byDay(sizes, 0, 1, 2)) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(isEndAboveCallBar), `${size.width} x ${size.height}`).toBe(true)
  }
})

test('at 400 % zoom the sticky bars cover at most 15 % of the view [2.15]', async ({ page }) => {
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
  expect(covered).toBeLessThanOrEqual(0.15 * 256)
})

/** Runs in the page. Scrolls again each time: the footer gets its height when it comes near. */
function isEndAboveCallBar(): boolean {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const last = Array.from(document.querySelectorAll('footer a')).at(-1)
  const bar = document.querySelector('nav[aria-label="Call for help"]')
  if (!last || !bar) return false
  return !bar.checkVisibility() || last.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
}
