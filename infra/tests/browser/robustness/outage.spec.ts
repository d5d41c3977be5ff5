import type { Page, Route } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { site } from '#shared/site.ts'
import { followLink } from '../support/followLink.ts'
import { screens } from '../support/screens.ts'
import { awaken, expect, heading, test } from '../support/visitor.ts'

test.use({ expectedComplaints: /Failed to load resource/ })

/** What a screen says, in its heading, when nothing could be read. */
const unread = [
  ['/', messages.pageNotFound],
  ['/contact-us', messages.failed.contactPage],
  ['/blog', messages.failed.blogPage],
  ['/blog/how-naloxone-works', messages.failed.post],
  ['/faq', messages.failed.faqPage],
  ['/reviews', messages.failed.reviewsPage],
  ['/what-we-treat', messages.pageLoadFailed],
  ['/how-we-help', messages.pageLoadFailed],
  ['/what-we-treat/alcohol-addiction', messages.pageLoadFailed],
] as const

const outages: [string, (route: Route) => Promise<void>][] = [
  ['is down', (route) => route.abort('connectionrefused')],
  [
    'fails with a page of HTML',
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
  ],
  [
    'answers in half sentences',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"title": "Re' }),
  ],
  ['answers with something else', (route) => route.fulfill({ json: 42 })],
  ['answers null', (route) => route.fulfill({ json: null })],
]

for (const [what, answer] of outages) {
  test(`when the API ${what}, each screen says so and gives numbers to call`, async ({ page }) => {
    await page.goto('/privacy-policy')
    await awaken(page)
    await page.route('**/api/**', answer)
    for (const [address, message] of unread) {
      await followLink(page, address)
      await expect(page).toHaveURL(address)
      await expect.soft(heading(page, message), address).toBeVisible()
      await expectAWayOn(page)
    }
  })
}

test('an answer that does not come within 10 seconds counts as none', async ({ page }) => {
  await followClock(page)
  await page.goto('/privacy-policy')
  await awaken(page)
  await page.clock.pauseAt(later)
  await page.route('**/api/**', () => undefined)
  await followLink(page, '/faq')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible()
  await page.clock.runFor(limits.readTimeout - 2_000)
  await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(heading(page, messages.failed.faqPage)).toBeVisible()
  await expectAWayOn(page)
})

test('Try again reads again', async ({ page }) => {
  await page.goto('/privacy-policy')
  await awaken(page)
  await page.route('**/api/**', (route) => route.abort())
  await followLink(page, '/faq')
  await expect(heading(page, messages.failed.faqPage)).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
})

test('posts that cannot be read leave the rest of the blog, and can be asked for again', async ({ page }) => {
  await page.goto('/privacy-policy')
  await awaken(page)
  await page.route('**/api/blog/posts?*perPage=9', (route) => route.abort())
  await followLink(page, '/blog')
  await expect(heading(page, 'Our Blog')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(messages.failed.posts)
  await page.unroute('**/api/blog/posts?*perPage=9')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: /articles/ }).getByRole('article')).toHaveCount(
    limits.blogPageSize,
  )
})

test('with the API down every page still opens at its address, with its full content', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  for (const [name, address] of screens) {
    const answer = await page.goto(address)
    expect.soft(answer?.status(), name).toBe(200)
    await awaken(page)
    await expect.soft(heading(page, /\w/), name).toBeVisible()
    await expect.soft(page.getByRole('button', { name: 'Try again' }), name).toHaveCount(0)
    await expect.soft(page.getByText(messages.loading), name).toHaveCount(0)
  }
})

async function expectAWayOn(page: Page) {
  await expect(page.getByRole('main').getByRole('link', { name: site.mainPhone }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

const later = '2026-10-01T09:00:00-04:00'

/** Lets the test turn the clock, by which the limit of a read goes too. */
async function followClock(page: Page) {
  await page.clock.install({ time: '2026-10-01T08:00:00-04:00' })
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds)
      return limit.signal
    }
  })
}
