import type { Page } from '@playwright/test'
import { site } from '#shared/content/site.ts'
import { limits } from '#shared/limits.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const map = (page: Page) => footer(page).getByRole('application', { name: /^Map of our offices/ })

/** Scrolls to the map: then the interactive map replaces the image. */
async function showMap(page: Page) {
  await page.goto('/privacy-policy')
  await loadApp(page)
  await footer(page).getByRole('heading', { name: 'Our Offices' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(map(page)).toBeVisible()
}

test('the map is 300 px high, at zoom 9, with a marker for each office, and the wheel scrolls the page over it [2.76]', async ({
  page,
}) => {
  await showMap(page)
  expect((await map(page).boundingBox())?.height).toBeCloseTo(limits.map.height, -1)
  for (const { name } of site.offices) {
    await expect(map(page).getByRole('button', { name: `${name} office` })).toBeVisible()
  }
  const tiles = await map(page)
    .locator('img[src*="/tiles/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('/')[2]))
  expect(new Set(tiles)).toEqual(new Set([String(limits.map.zoom)]))

  await map(page).hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  await expect(map(page).locator(`img[src*="/tiles/${limits.map.zoom}/"]`).first()).toBeAttached()
  await expect(map(page).locator(`img[src*="/tiles/${limits.map.zoom - 1}/"]`)).toHaveCount(0)
})

test('on a phone the map opens on a press, and every marker stays in reach while a popup is open [2.77]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy-policy')
  await loadApp(page)
  const fold = footer(page).locator('summary', { hasText: 'Map of our offices' })
  await fold.scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveCount(0)
  await fold.click()
  expect((await map(page).boundingBox())?.height).toBeCloseTo(limits.map.height, -1)
  for (const { name } of [...site.offices, ...site.offices]) {
    await map(page)
      .getByRole('button', { name: `${name} office` })
      .click()
    await expect(footer(page).getByRole('dialog', { name: `${name} office` })).toBeVisible()
  }
})
