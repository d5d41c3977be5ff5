import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { looks, violations } from '../support/axe.ts'
import { rowOf, test } from './support/staffTest.ts'

test('the login, the dashboard and the service pages are accessible at two widths, light and dark', async ({
  staffPage: page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** By day each screen at one width. */
  const requireAccessible = async (screen: number) => {
    for (const { subject: width, colorScheme } of byDay(looks([360, 1280]), screen % 2)) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requireAccessible(0)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText(/loading/i)).toHaveCount(0)
  await requireAccessible(1)

  await page.goto('/admin/service-pages')
  await page.getByLabel('Filter by title').fill('group')
  const row = rowOf(page, 'Group Therapy')
  await row.getByRole('textbox', { name: /New image address/ }).fill('/art/dock-dawn.svg')
  await requireAccessible(2)
})
