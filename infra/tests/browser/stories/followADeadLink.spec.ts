import { messages } from '#shared/messages.ts'
import { deadAddress } from '../support/screens.ts'
import { expect, expectSameDocument, heading, loadApp, markDocument, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/ })

for (const address of [
  deadAddress,
  '/what-we-treat/no-such-condition',
  '/blog/no-such-post',
  '/how-we-help/a/b/c',
]) {
  test(`${address} is the 404 page with status 404 and links to other pages`, async ({ page }) => {
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

test('the 404 page has the blog teaser, but not below /blog and /contact-us', async ({ page }) => {
  const teaser = page.getByText(messages.teaser.text)
  for (const address of ['/blog/no-such-post', '/contact-us/nothing', deadAddress]) {
    await page.goto(address)
    await expect(page.locator('main h1')).toHaveText(messages.notFound)
    await expect(teaser).toHaveCount(address === deadAddress ? 1 : 0)
  }
})

test('a dead link that the app follows shows the 404 page too', async ({ page }) => {
  await page.goto('/faq')
  await loadApp(page)
  await markDocument(page)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="/blog/gone">Gone</a>'))
  await page.getByRole('link', { name: 'Gone' }).click()
  await expect(heading(page, messages.notFound)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(messages.notFound))
  await expectSameDocument(page)
  await page.goBack()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
})
