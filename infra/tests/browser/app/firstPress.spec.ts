import type { Page } from '@playwright/test'
import { expect, menuButton, phone, test, waitUntilIdle } from '../support/visitor.ts'

test('no page loads the browser’s time zones, which takes a slow phone 60 ms [9.26]', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    Object.assign(window, { calls })
    const record = (owner: object, name: string) => {
      const original = Reflect.get(owner, name)
      const recording = function (this: unknown, ...rest: unknown[]) {
        calls.push(name)
        return Reflect.apply(original, this, rest)
      }
      Object.defineProperty(owner, name, { value: recording })
    }
    record(Intl, 'DateTimeFormat')
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      record(Date.prototype, name)
  })
  for (const path of ['/', '/faq', '/contact-us']) {
    await page.goto(path)
    await waitUntilIdle(page)
    await expect(page.locator('[data-hours]').first()).not.toBeEmpty()
    expect(await page.evaluate(() => Reflect.get(window, 'calls')), path).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a menu that is opened before the scripts arrive stays open [9.30]', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/start-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await menuButton(page).click()
    await expect(page.locator('#site-menu')).toBeVisible()
    release()
    await expect(page.locator('[data-hours]').first()).not.toBeEmpty()
    await untilFramesArePainted(page)
    await expect(page.locator('#site-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
  })
})

/** Two: the scripts measure the header in the first. */
const untilFramesArePainted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
