import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { violations } from '../support/axe.ts'
import { rendered } from './support/editor.ts'
import { test } from './support/staffTest.ts'

// By day unit tests have the screen, and the story of a renamed page has a redirect.
for (const width of byDay([360, 1280])) {
  test(`staff add a redirect, visitors follow it, and staff delete it, at ${width} pixels [14.41, 14.42]`, async ({
    staffPage: page,
    request,
  }) => {
    const from = `/old%20page_${width}.php?id=7`
    const responseOf = async (address: string) => {
      const found = await request.get(address, { maxRedirects: 0 })
      return [found.status(), found.headers().location]
    }
    const response = () => responseOf(`${from.replace('old', 'OLD')}&from=mail`)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/settings/redirects')
    await page.getByLabel('Old address').fill(`https://www.example.org/Old page_${width}.php?ID=7`)
    await page.getByLabel('New address').fill('/FAQ/#topic-cost')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: from })).toBeVisible()
    await expect.poll(response, rendered).toEqual([301, '/faq?from=mail#topic-cost'])
    expect(await responseOf(from.replace('=7', '=8'))).toEqual([404, undefined])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.getByRole('button', { name: `Delete the redirect of ${from}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('row', { name: from })).toHaveCount(0)
    await expect.poll(response, rendered).toEqual([404, undefined])
  })
}
