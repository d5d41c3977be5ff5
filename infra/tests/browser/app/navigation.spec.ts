import type { Page } from '@playwright/test'
import { loading } from '#shared/loading.ts'
import { singlePages } from '#shared/pages.ts'
import { soak } from '#shared/testing/soak.ts'
import { followLink } from '../support/followLink.ts'
import { pauseRequests } from '../support/layoutShifts.ts'
import { screens } from '../support/screens.ts'
import {
  expect,
  expectSameDocument,
  heading,
  loadApp,
  mainMenu,
  markDocument,
  test,
} from '../support/visitor.ts'

/** The head's metadata, regardless of its order. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      Array.from(document.head.querySelectorAll(selector), (element) =>
        element.getAttribute(element.localName === 'link' ? 'href' : 'content'),
      )
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      canonical: content('link[rel="canonical"]'),
      openGraph: content('meta[property^="og:"]'),
      twitter: content('meta[name^="twitter:"]'),
    }
  })

/** What is left of another page would be wrong. */
const structuredDataOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))

/** The lines of text in main, without those that a script hides once it has loaded. */
const textLinesOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).split(/\n+/).filter((line) => line !== 'The search is opening…')

/** The router hears of scrolling in the next frame. */
const untilScrollIsNoticed = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Pages outside the app, which the browser loads as documents. */
const documents = singlePages().flatMap((page) => ('document' in page && page.document ? [page.path] : []))

const isDocument = (address: string) => documents.some((path) => path === address)

/** By day one: `bothModes.test.tsx` compares what server and browser render of each. */
const destinations = screens.filter(([name]) => (soak > 1 ? name !== 'home' : name === 'faq'))

for (const [name, address] of destinations) {
  test(`a click on a link to ${name} shows the same head and text as its rendered page`, async ({ page }) => {
    await page.goto(address)
    const rendered = await headOf(page)
    const structuredData = await structuredDataOf(page)
    const lines = await textLinesOf(page)
    const title = (await heading(page, /\w/).textContent()) ?? ''
    await page.goto(address === '/faq' ? '/reviews' : '/faq')
    await loadApp(page)
    await markDocument(page)
    await page.evaluate((href) => {
      document.body.insertAdjacentHTML('beforeend', `<a href="${href}">Added link</a>`)
    }, address)
    await page.getByRole('link', { name: 'Added link', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page, title)).toBeVisible()
    await expect.poll(() => headOf(page)).toEqual(rendered)
    await expect.poll(() => structuredDataOf(page)).toEqual(structuredData)
    await expect.poll(() => textLinesOf(page)).toEqual(lines)
    if (!isDocument(address)) await expectSameDocument(page)
  })
}

test('hovering over a link fetches its data before the click', async ({ page }) => {
  await page.goto('/faq')
  await loadApp(page)
  const [prefetch] = await Promise.all([
    page.waitForRequest('**/api/pages/reviews'),
    mainMenu(page).getByRole('link', { name: 'Reviews' }).hover(),
  ])
  await (await prefetch.response())?.finished()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await expect(heading(page, /\w/)).toBeFocused()
  expect(requests.filter((url) => url.endsWith('/api/pages/reviews'))).toEqual([])
})

test('Back and Forward show the visited pages again, where they were', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  await page.goto('/faq')
  await loadApp(page)
  await markDocument(page)
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, 'Reviews')).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  // A click of Playwright would scroll first.
  await mainMenu(page).getByRole('link', { name: 'Contact Us' }).dispatchEvent('click')
  await expect(heading(page, 'Contact Us')).toBeFocused()
  expect(await scrollTop()).toBeLessThan(5)
  await page.goBack()
  await expect(heading(page, 'Reviews')).toBeAttached()
  await expect.poll(scrollTop).toBe(700)
  await page.goBack()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Reviews')).toBeVisible()
  await expectSameDocument(page)
})

test('a link with a fragment that its page does not have leads to the top of the page [2.3]', async ({
  page,
}) => {
  for (const address of ['/what-we-treat/alcohol-addiction?utm_source=ad#gone', '/faq#gone']) {
    await page.goto('/sitemap')
    await loadApp(page)
    await markDocument(page)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await followLink(page, address)
    await expect(page.locator('main h1')).not.toHaveText('Site Map')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expectSameDocument(page)
  }
})

test('a page whose script loads slowly replaces the page before only with its notice that it loads', async ({
  page,
}) => {
  await page.goto('/faq')
  await loadApp(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    new MutationObserver(() => {
      if (main?.innerText === '') document.body.dataset.gap = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeInViewport()
  release()
  await expect(heading(page, 'Reviews')).toBeFocused()
  await expect(page.locator('[data-gap]')).toHaveCount(0)
})

test('Back before the first page has come leads back to the page of the address', async ({ page }) => {
  await page.goto('/faq')
  await loadApp(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pages/reviews', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a[href="/reviews"]')?.click()
    while (location.pathname !== '/reviews') await new Promise(requestAnimationFrame)
    history.back()
  })
  await expect(page).toHaveURL('/faq')
  release()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page, 'Contact Us')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
})

test('Back restores the scroll position of a rendered page where a list of it loads slowly', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  await page.goto('/faq')
  await loadApp(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await untilScrollIsNoticed(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/faqs', async (route) => {
    await released
    await route.continue()
  })
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).dispatchEvent('click')
  await expect(heading(page, 'Reviews')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('main').getByText(loading)).toBeVisible()
  release()
  await expect(heading(page, 'Frequently Asked Questions')).toBeFocused()
  await untilScrollIsNoticed(page)
  await expect.poll(scrollTop).toBe(600)
})

for (const [way, next] of [
  ['Back', undefined],
  ['another link and Back', '/our-team'],
] as const) {
  test(`${way} before a later page has come leads to the page before, where it was`, async ({ page }) => {
    await page.goto('/faq')
    await loadApp(page)
    await mainMenu(page).getByRole('link', { name: 'Contact Us' }).click()
    await expect(heading(page, 'Contact Us')).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await untilScrollIsNoticed(page)
    await page.route('**/api/pages/reviews', () => undefined)
    // A click of Playwright would scroll first.
    await mainMenu(page).getByRole('link', { name: 'Reviews' }).dispatchEvent('click')
    await expect(page.getByRole('status').getByText(loading)).toBeInViewport()
    await untilScrollIsNoticed(page)
    if (next) {
      await followLink(page, next)
      await expect(heading(page, /team/i)).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL('/reviews')
    }
    await page.goBack()
    await expect(heading(page, 'Contact Us')).toBeFocused()
    await expect(page.locator('#announcer')).toHaveText(/^Contact Us/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })
}

for (const [when, prepare] of [
  ['before the app is loaded', async () => undefined],
  ['after the app is loaded', loadApp],
] as const) {
  test(`Back after a reload shows the page of the address where it was, ${when} [2.116]`, async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    /** Until the page knows, as when a visitor has scrolled: it keeps only places of which an event told it. */
    const scrollDown = (top: number) =>
      page.evaluate(
        (top) =>
          new Promise<void>((told) => {
            document.addEventListener('scroll', () => told(), { once: true })
            scrollTo({ top, behavior: 'instant' })
          }),
        top,
      )
    /** Playwright's own click scrolls. */
    const follow = (title: string) => mainMenu(page).getByRole('link', { name: title }).dispatchEvent('click')
    await page.goto('/faq')
    await loadApp(page)
    await scrollDown(900)
    await follow('Reviews')
    await expect(heading(page, 'Reviews')).toBeFocused()
    await scrollDown(600)
    await follow('Blog')
    await expect(heading(page, 'Our Blog')).toBeFocused()
    await page.reload()
    await prepare(page)
    for (const [address, title, top] of [
      ['/reviews', 'Reviews', 600],
      ['/faq', 'Frequently Asked Questions', 900],
    ] as const) {
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(heading(page, title)).toBeVisible()
      await expect.poll(scrolled).toBe(top)
    }
    await page.goForward()
    await expect(page).toHaveURL('/reviews')
    await expect(heading(page, 'Reviews')).toBeVisible()
  })
}

test('Back after a reload, before any script of the page runs, shows the page of the address [2.116]', async ({
  page,
}) => {
  await page.goto('/faq')
  await loadApp(page)
  await followLink(page, '/reviews')
  await expect(heading(page, 'Reviews')).toBeFocused()
  const scripts = await pauseRequests(page, '**/assets/start-*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/faq')
  scripts.release()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
})

test('a page that loads slowly is in view at once, and the page before is no longer marked in the menu [2.3]', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pages/reviews', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/faq')
  await loadApp(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeInViewport()
  await expect(mainMenu(page).getByRole('link', { name: 'FAQ', exact: true })).not.toHaveAttribute(
    'aria-current',
  )
  await expect(mainMenu(page).getByRole('link', { name: 'Reviews', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  release()
  await expect(heading(page, 'Reviews')).toBeFocused()
  await expect(heading(page, 'Reviews')).toBeInViewport()
})
