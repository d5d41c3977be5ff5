import type { Page } from '@playwright/test'
import { awaken, expect, mainMenu, test } from '../support/visitor.ts'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.use({ colorScheme: 'light' })

test('dark is chosen once and kept on the next page and the next visit', async ({ page }) => {
  await page.goto('/')
  const light = await ground(page)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await awaken(page)
  await mainMenu(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await ground(page)).toBe(dark)
  await page.goto('/reviews')
  expect(await ground(page)).toBe(dark)
})

test('the chosen theme is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
})

test('without a choice the system’s setting decides', async ({ page }) => {
  await page.goto('/')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).not.toBe(light)
})
