import { expect, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { violations } from '../support/axe.ts'
import { test } from './support/staffTest.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff area' })
const start = '/admin/settings/redirects'

const bars = [
  { width: 1024, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const
for (const { width, colorScheme } of byDay(bars, 0)) {
  test(`the staff navigation is one line at ${width} pixels, ${colorScheme} [14.1]`, async ({
    staffPage: page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(start)
    await expect(navigation(page).getByRole('link', { name: 'Calls' })).toBeVisible()
    expect(await navigation(page).evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThan(70)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
  })
}

for (const colorScheme of byDay(['light', 'dark'] as const, 1)) {
  test(`the staff menu shows all places at 360 pixels, ${colorScheme}`, async ({ staffPage: page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(start)
    await navigation(page).getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Today', 'Calls', 'Pages', 'Settings'])
      await expect(navigation(page).getByRole('link', { name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
  })
}

test('the command bar opens a document by keyboard, is accessible, and fits 320 pixels [14.60]', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/blog')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'A document, a screen or an action' })
  await expect(field).toBeFocused()
  await page.keyboard.type('how naloxone works')
  const found = page.getByRole('option', { name: /^How naloxone works/, selected: true })
  await expect(found).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/blog\/[^/]+$/)
})

test('a row is opened anywhere by a pointer, and with j and Enter [14.60]', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const open of [
    () =>
      page
        .locator('main li')
        .first()
        .click({ position: { x: 700, y: 12 } }),
    async () => {
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
    },
  ]) {
    await page.goto('/admin/blog')
    const address = await page.locator('[data-row]').first().getAttribute('href')
    await open()
    await expect(page).toHaveURL(address ?? '')
  }
})

test('the staff navigation is used with the keyboard only [14.1]', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(start)
  await navigation(page).getByRole('link', { name: 'Today' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(navigation(page).getByRole('link', { name: 'Pages' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/pages')
  await page.getByRole('link', { name: 'FAQs', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs')
})

test('the months of the calendar are steps of the way back [14.64]', async ({ staffPage: page }) => {
  await page.goto('/admin/calendar?month=2026-11')
  await page.getByRole('link', { name: 'Next month, December 2026' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
})
