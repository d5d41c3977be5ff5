import { expect, heading, loadApp, mainMenu, test } from '../support/visitor.ts'

test('the first Tab focuses a link that skips to the content', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
})

test('after a route change the title is announced, the heading has the focus and the view is at the top [2.3]', async ({
  page,
}) => {
  await page.goto('/faq')
  await loadApp(page)
  await page.mouse.wheel(0, 600)
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, /.+/)).toBeFocused()
  await expect(page).toHaveURL('/reviews')
  await expect(page.locator('#announcer')).toHaveText(await page.title())
  await expect(page.locator('#announcer')).toHaveRole('status')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
