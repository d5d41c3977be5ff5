import type { Page } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { byDay } from '#shared/testing/soak.ts'
import { deadAddress } from '../support/screens.ts'
import { expect, heading, loadApp, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/ })

// By day one: `infra/tests/hostile/pages.test.ts` requests any address.
const dead = [deadAddress, '/what-we-treat/no-such-condition', '/blog/no-such-post', '/how-we-help/a/b/c']
for (const address of byDay(dead, 0)) {
  test(`${address} is the 404 page with status 404 and links to other pages [2.8]`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(heading(page, messages.notFound)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(messages.notFound))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('main').getByRole('link', { name: 'What We Treat' }).click()
    await expect(page).toHaveURL('/what-we-treat')
    await expect(heading(page, /.+/)).not.toHaveText(messages.notFound)
  })
}

async function followInApp(page: Page, address: string) {
  await page.goto('/reviews')
  await loadApp(page)
  await page.evaluate(
    (href) => document.body.insertAdjacentHTML('beforeend', `<a href="${href}">Followed</a>`),
    address,
  )
  await page.getByRole('link', { name: 'Followed' }).click()
}

test('a dead link that the app follows is opened as a document, and Back leads back [2.10]', async ({
  page,
}) => {
  await followInApp(page, '/blog/gone')
  await expect(heading(page, messages.notFound)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(messages.notFound))
  await expect(page.locator('html')).toHaveAttribute('data-app', 'mount')
  await page.goBack()
  await expect(heading(page, 'Reviews')).toBeVisible()
})
