import { expect, test } from '@playwright/test'
import { mainPhone } from '#shared/clinic/offices.ts'
import { site } from '#shared/content/site.ts'

test('home is rendered from its stored content [1.1]', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Recovering Possibilities Throughout Georgia',
  )
  await expect(
    page.getByRole('link', { name: new RegExp(mainPhone(site).replace(/\W/g, '.')) }).first(),
  ).toBeVisible()
})
