import { expect } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { rowOf, test } from './support/staffTest.ts'

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every staff screen is accessible at ${width} pixels, ${colorScheme}`, async ({
      staffPage: page,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])

      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
      expect(await violations(page)).toEqual([])

      await page.goto('/admin/service-pages')
      await page.getByLabel('Filter by title').fill('group')
      const row = rowOf(page, 'Group Therapy')
      await row.getByRole('textbox', { name: /New image address/ }).fill('/art/home/support.svg')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test('an image is changed with the keyboard only', async ({ staffPage: page }) => {
  await page.goto('/admin/service-pages')
  await page.getByLabel('Filter by title').focus()
  await page.keyboard.type('individual')
  for (const _ of ['the link to the page', 'the link to its editor', 'the field'])
    await page.keyboard.press('Tab')
  await page.keyboard.type('/art/home/support.svg')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Image updated', { exact: true })).toBeVisible()
})
