import type { Page } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { expect, expectSameDocument, heading, loadApp, markDocument, test } from '../support/visitor.ts'

/** Other tests publish posts on this site, so that it may have more pages than the seed fills. */
const pageThree = /^Page 3 of \d+$/
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' })
const cards = (page: Page) => page.getByRole('region', { name: /articles/ }).getByRole('article')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('Back from page 3 of the blog restores page 1 and its scroll position', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(limits.blogPageSize)
  const newest = await cards(page).first().getByRole('heading').textContent()
  await loadApp(page)
  await markDocument(page)

  const third = pagination(page).getByRole('link', { name: 'Page 3' })
  await third.scrollIntoViewIfNeeded()
  const scrollBefore = await scrollY(page)
  expect(scrollBefore).toBeGreaterThan(500)
  await third.click()
  await expect(page).toHaveURL('/blog?page=3')
  await expect(page.getByText(pageThree)).toBeVisible()
  await expect(heading(page, 'Our Blog')).toBeFocused()
  await expect(pagination(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(newest ?? '')
  await expect.poll(() => scrollY(page)).toBeLessThan(5)

  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page).first().getByRole('heading')).toHaveText(newest ?? '')
  await expect.poll(() => scrollY(page)).toBeGreaterThan(scrollBefore - 300)
  await expectSameDocument(page)
})

test('Previous and Next change the page by one [4.3]', async ({ page }) => {
  await page.goto('/blog')
  await expect(pagination(page).getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pagination(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await pagination(page).getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/blog')
})
