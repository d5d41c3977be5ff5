import type { Page, Request } from '@playwright/test'
import { desktop, expect, heading, test } from '../support/visitor.ts'

/** All addresses and bodies that leave the browser. */
function recordRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

test('a visitor finds a page by the keyboard alone, and no request contains the query [2.96]', async ({
  page,
}) => {
  const sent = recordRequests(page)
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search#search-field$/)
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await expect(field).toBeFocused()
  await page.keyboard.type('suboxen')
  const first = page
    .getByRole('region', { name: /^\d+ results$/ })
    .getByRole('link')
    .first()
  await expect(first).toHaveText('Buprenorphine')
  await expect(page).not.toHaveURL(/subox/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Buprenorphine')).toBeVisible()
  await page.goBack()
  await expect(first).toHaveText('Buprenorphine')
  expect(sent.filter((request) => /subox|q=/i.test(request))).toEqual([])
})

test('code and index of the search load with the search page, and with no other [2.101]', async ({
  page,
}) => {
  const sent = recordRequests(page)
  const ofSearch = () => sent.filter((request) => /\/assets\/(startSearch|search)-/.test(request))
  await page.goto('/what-we-treat/alcohol-addiction')
  await page.keyboard.press('Shift')
  await page.locator('[data-office-map]:not([data-office-map=""])').waitFor({ state: 'attached' })
  expect(ofSearch()).toEqual([])
  await page.goto('/search')
  await expect.poll(() => ofSearch().length).toBe(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page is the topics from A to Z [2.97]', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'K' }).click()
    await expect(page).toHaveURL('/search#letter-k')
    await page.getByRole('main').getByRole('link', { name: 'Kratom Addiction' }).click()
    await expect(heading(page, 'Kratom Addiction')).toBeVisible()
  })
})
