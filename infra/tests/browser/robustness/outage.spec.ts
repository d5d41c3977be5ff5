import type { Page, Route } from '@playwright/test'
import { mainPhone } from '#shared/clinic/offices.ts'
import { site } from '#shared/content/site.ts'
import { failures } from '#shared/failures.ts'
import { limits } from '#shared/limits.ts'
import { pageLoadFailed } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import { byDay } from '#shared/testing/soak.ts'
import { followLink } from '../support/followLink.ts'
import { expect, expectSameDocument, heading, loadApp, markDocument, test } from '../support/visitor.ts'

test.use({ expectedErrors: /Failed to (load resource|fetch)|could not be loaded/ })

/** The heading of each page when the API fails. */
const failureHeadings = [
  ['/', pageLoadFailed],
  ['/contact-us', failures.pages['contact-us']],
  ['/blog', failures.pages.blog],
  ['/blog/how-naloxone-works', failures.post],
  ['/faq', failures.pages.faq],
  ['/reviews', failures.pages.reviews],
  ['/what-we-treat', pageLoadFailed],
  ['/how-we-help', pageLoadFailed],
  ['/what-we-treat/alcohol-addiction', pageLoadFailed],
] as const

const isDown = (route: Route) => route.abort('connectionrefused')

test('when the API is down and no document comes, each page says so and has a phone number [1.9]', async ({
  page,
}) => {
  await openPolicyInApp(page)
  await page.route('**/api/**', isDown)
  await page.route('**/*', withoutDocuments)
  for (const [address, message] of byDay(failureHeadings, 0, 3, 4, 8)) {
    await followLink(page, address)
    await expect(page).toHaveURL(address)
    await expect.soft(page.getByRole('main').getByText(message).first(), address).toBeVisible()
    await expectPhoneAndNavigation(page)
  }
  await expectSameDocument(page)
})

test.describe('with Playwright’s clock', () => {
  test.use({ time: null })

  test('a read without a response within 10 seconds fails [7.1, 9.9]', async ({ page }) => {
    await installClock(page)
    await page.goto('/privacy-policy')
    await loadApp(page)
    // With the facts of the clinic, which the first page reads too.
    await followLink(page, '/reviews')
    await expect(heading(page, 'Reviews')).toBeVisible()
    await page.clock.pauseAt(later)
    await page.route('**/api/**', () => undefined)
    await page.route('**/*', withoutDocuments)
    await followLink(page, '/faq')
    // The paused clock jumps over the time in which scripts arrive, so it goes in small steps until the page is there.
    const footer = page.getByRole('contentinfo')
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible({ timeout: 300 })
      await expect(footer).toBeVisible({ timeout: 300 })
    }).toPass()
    const elapsed = (await page.evaluate(() => Date.now())) - Date.parse(later)
    await page.clock.runFor(limits.readTimeout - 1_000 - elapsed)
    await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible()
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(page.getByText(failures.pages.faq)).toBeVisible({ timeout: 300 })
    }).toPass()
    await expectPhoneAndNavigation(page)
  })
})

async function openPolicyInApp(page: Page): Promise<void> {
  await page.goto('/privacy-policy')
  await loadApp(page)
  await markDocument(page)
}

/** The edge responds 503 to every request of the app for a document. */
const withoutDocuments = (route: Route) =>
  route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback()

async function expectPhoneAndNavigation(page: Page) {
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: mainPhone(site) })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

const later = '2026-10-01T09:00:00-04:00'

/** Also puts `AbortSignal.timeout`, which limits a read, under control of the fake clock. */
async function installClock(page: Page) {
  // Minutes before, in which what the page has read stays fresh.
  await page.clock.install({ time: '2026-10-01T08:58:00-04:00' })
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}
