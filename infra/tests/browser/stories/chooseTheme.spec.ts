import type { Page } from '@playwright/test'
import { expect, loadApp, mainMenu, test } from '../support/visitor.ts'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.use({ colorScheme: 'light' })

test('the theme follows the system, and a chosen dark theme stays on the next page and at the next visit', async ({
  page,
}) => {
  await page.goto('/')
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).toBe(light)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  const dark = await background(page)
  expect(dark).not.toBe(light)
  await loadApp(page)
  await mainMenu(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await background(page)).toBe(dark)
  await page.goto('/reviews')
  expect(await background(page)).toBe(dark)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
})

test('the dark theme dims the drawings, by the system or by choice, and leaves the map its own colors', async ({
  page,
}) => {
  await page.goto('/reviews')
  const filters = () =>
    page
      .locator('main header img, footer img[src*="map"]')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).filter))
  expect(await filters()).toEqual(['none', 'none'])
  const dimmed = ['brightness(0.8)', expect.stringContaining('invert')]
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await filters()).toEqual(dimmed)
  await page.emulateMedia({ colorScheme: 'light' })
  await toggle(page).click()
  expect(await filters()).toEqual(dimmed)
})

test('the chosen theme is set before the body is parsed', async ({ page }) => {
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
