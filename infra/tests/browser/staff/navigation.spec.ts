import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { test } from './support/staffTest.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff area' })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1024, 1280]) {
    test(`the staff navigation is one line at ${width} pixels, and its groups open over the screen, ${colorScheme}`, async ({
      staffPage: page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/feedback')
      await expect(navigation(page).getByRole('link', { name: 'Call requests' })).toBeVisible()
      const height = await navigation(page).evaluate((bar) => bar.getBoundingClientRect().height)
      expect(height).toBeLessThan(70)
      await navigation(page).getByRole('button', { name: 'Content' }).click()
      await expect(navigation(page).getByRole('link', { name: 'Treatment pages' })).toBeVisible()
      expect(await navigation(page).evaluate((bar) => bar.getBoundingClientRect().height)).toBe(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await violations(page)).toEqual([])
    })
  }

  test(`the staff menu shows all its groups at 360 pixels, ${colorScheme}`, async ({ staffPage: page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/feedback')
    await navigation(page).getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Call requests', 'Posts', 'Pages', 'Feedback'])
      await expect(navigation(page).getByRole('link', { name, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
  })
}

test('the staff navigation is used with the keyboard only', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/feedback')
  const content = navigation(page).getByRole('button', { name: 'Content' })
  await content.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(navigation(page).getByRole('link', { name: 'Posts' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(content).toBeFocused()
  await expect(navigation(page).getByRole('link', { name: 'Posts' })).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs')
  await expect(navigation(page).getByRole('link', { name: 'Posts' })).toBeHidden()
})
