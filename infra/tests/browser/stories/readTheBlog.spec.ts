import type { Page } from '@playwright/test'
import { posts } from '#shared/content/posts.ts'
import { limits } from '#shared/limits.ts'
import { awaken, expect, expectSameDocument, heading, markDocument, test } from '../support/visitor.ts'

const pages = Math.ceil(posts.length / limits.blogPageSize)
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' })
const cards = (page: Page) => page.getByRole('region', { name: /articles/ }).getByRole('article')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('page 3 of the blog is read and left again by Back, which restores page and place', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(limits.blogPageSize)
  const newest = await cards(page).first().getByRole('heading').textContent()
  await awaken(page)
  await markDocument(page)

  const third = pagination(page).getByRole('link', { name: 'Page 3' })
  await third.scrollIntoViewIfNeeded()
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(500)
  await third.click()
  await expect(page).toHaveURL('/blog?page=3')
  await expect(page.getByText(`Page 3 of ${pages}`)).toBeVisible()
  await expect(pagination(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(newest ?? '')
  await expect.poll(() => scrollY(page)).toBeLessThan(5)

  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page).first().getByRole('heading')).toHaveText(newest ?? '')
  await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 300)
  await expectSameDocument(page)
})

test('page 3 of the blog has an address that can be sent to somebody', async ({ page }) => {
  const answer = await page.goto('/blog?page=3')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(`Page 3 of ${pages}`)).toBeVisible()
  await expect(page).toHaveTitle(/page 3/)
})

test('Previous and Next lead one page on and back', async ({ page }) => {
  await page.goto('/blog')
  await expect(pagination(page).getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pagination(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await pagination(page).getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/blog')
})

test('at most five page numbers are shown, centred on the current one', async ({ page }) => {
  await page.route('**/api/blog/posts?page=*perPage=9', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), total: 104, pages: 12 } })
  })
  await page.goto('/blog')
  await awaken(page)
  await pagination(page).getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByText('Page 3 of 12')).toBeVisible()
  const numbers = pagination(page).getByRole('listitem')
  await expect(numbers).toHaveText(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5'])
  await pagination(page).getByRole('link', { name: 'Page 4' }).click()
  await expect(numbers).toHaveText(['Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 6'])
})

test('an article has its byline, its long date, its category and at most three related articles', async ({
  page,
}) => {
  await page.goto('/blog')
  await awaken(page)
  await markDocument(page)
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^Read More/ })
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  await expectSameDocument(page)
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article.getByText(/^By /)).toBeVisible()
  await expect(article.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'More on this' }) })
    .getByRole('article')
  await expect(related.first()).toBeVisible()
  expect(await related.count()).toBeLessThanOrEqual(limits.relatedPosts)
  await expect(related.getByRole('heading', { name: title })).toHaveCount(0)
})

test('the teaser strip leads to three articles and to all of them', async ({ page }) => {
  await page.goto('/faq')
  const teaser = page.getByRole('region', { name: 'Our Blog' })
  await expect(teaser.getByText('Stay informed with our latest articles and resources')).toBeVisible()
  await expect(teaser.getByRole('article')).toHaveCount(limits.teaserPosts)
  await expect(teaser.getByRole('link', { name: 'Read More' }).first()).toHaveAttribute('href', /^\/blog\//)
  await teaser.getByRole('link', { name: 'View All Articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(teaser).toBeHidden()
})
