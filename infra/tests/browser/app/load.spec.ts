import { deadAddress } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test('a link works before the app is loaded', async ({ page }) => {
  await page.route('**/assets/app-*.js', () => undefined)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
})

test.describe('with a post that is newer than the last rendering', () => {
  test.use({ expectedErrors: /404/ })

  test('the app renders the post, whose address has no page yet', async ({ page }) => {
    const body = await (await page.request.get(deadAddress)).text()
    await page.route('/blog/how-naloxone-works', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
    await page.goto('/blog/how-naloxone-works')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How naloxone works/i)
    await expect(page).toHaveTitle(/naloxone/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow')
    await expect(page.getByRole('region', { name: 'Our Blog' })).toBeHidden()
  })
})

test.describe('where something blocks the scripts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the search says after a while what helps instead', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/search')
    const notice = page.getByText('The search has not arrived yet.')
    await expect(notice).toBeHidden()
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()))
    await expect(notice).toBeVisible()
    await expect(page.getByRole('search').getByRole('link', { name: 'site map' })).toBeVisible()
  })
})
