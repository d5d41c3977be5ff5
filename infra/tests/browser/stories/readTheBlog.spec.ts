import type { Page } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { loading } from '#shared/loading.ts'
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

test('Back restores the scroll position of a rendered page whose posts load slowly', async ({ page }) => {
  await page.goto('/blog')
  await loadApp(page)
  const third = pagination(page).getByRole('link', { name: 'Page 3' })
  await third.scrollIntoViewIfNeeded()
  const scrollBefore = await scrollY(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/blog\/posts\?page=1&perPage=/, async (route) => {
    await released
    await route.continue()
  })
  await third.click()
  await expect(page.getByText(pageThree)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('status').getByText(loading)).toBeVisible()
  release()
  await expect(cards(page)).toHaveCount(limits.blogPageSize)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(scrollBefore - 300)
})

test('Previous and Next change the page by one [4.3]', async ({ page }) => {
  await page.goto('/blog')
  await expect(pagination(page).getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pagination(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await pagination(page).getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/blog')
})

test('an article has a byline, a long date and at most three related articles', async ({ page }) => {
  await page.goto('/blog')
  await loadApp(page)
  await markDocument(page)
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^Read More/ })
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  await expectSameDocument(page)
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article.getByText(/^By [A-Z]/)).toBeVisible()
  await expect(article.getByRole('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'More on this' }) })
    .getByRole('article')
  await expect(related.first()).toBeVisible()
  expect(await related.count()).toBeLessThanOrEqual(limits.relatedPosts)
  await expect(related.getByRole('heading', { name: title })).toHaveCount(0)
})

test('the teaser links to three articles and to the blog', async ({ page }) => {
  await page.goto('/faq')
  const teaser = page.getByRole('region', { name: 'Our Blog' })
  await expect(teaser.getByText('Stay informed with our latest articles and resources')).toBeVisible()
  await expect(teaser.getByRole('article')).toHaveCount(limits.teaserPosts)
  await expect(teaser.getByRole('link', { name: 'Read More' }).first()).toHaveAttribute('href', /^\/blog\//)
  await teaser.getByRole('link', { name: 'View All Articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(teaser).toBeHidden()
})
