import type { Page } from '@playwright/test'
import { screens } from '../support/screens.ts'
import {
  awaken,
  expect,
  expectSameDocument,
  heading,
  mainMenu,
  markDocument,
  test,
} from '../support/visitor.ts'

/** What a head says to search engines and those who share a link, without the order that it is in. */
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
      structuredData: Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        ({ textContent }) => textContent,
      ),
    }
  })

/** The lines of a page's content, but for the link that stands in until the contact form is there. */
const wordsOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).split(/\n+/).filter((line) => line !== 'Open the contact form')

/** Pages of words alone, which the browser opens by itself. */
const documents = ['/forms', '/privacy-policy']

for (const [name, address] of screens.slice(1)) {
  test(`a click leads to ${name}, with the head of its own page`, async ({ page }) => {
    await page.goto(address)
    const rendered = await headOf(page)
    const words = await wordsOf(page)
    const title = (await heading(page, /\w/).textContent()) ?? ''
    await page.goto(address === '/faq' ? '/reviews' : '/faq')
    await awaken(page)
    await markDocument(page)
    await page.evaluate((href) => {
      document.body.insertAdjacentHTML('beforeend', `<a href="${href}">There</a>`)
    }, address)
    await page.getByRole('link', { name: 'There', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page, title)).toBeVisible()
    await expect.poll(() => headOf(page)).toEqual(rendered)
    await expect.poll(() => wordsOf(page)).toEqual(words)
    if (!documents.includes(address)) await expectSameDocument(page)
  })
}

test('pointing at a link fetches what lies behind it, before the click', async ({ page }) => {
  await page.goto('/faq')
  await awaken(page)
  const [asked] = await Promise.all([
    page.waitForRequest('**/api/pages/reviews'),
    mainMenu(page).getByRole('link', { name: 'Reviews' }).hover(),
  ])
  await (await asked.response())?.finished()
  const again: string[] = []
  page.on('request', (request) => again.push(request.url()))
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await expect(heading(page, /\w/)).toBeFocused()
  expect(again.filter((url) => url.endsWith('/api/pages/reviews'))).toEqual([])
})

test('Back and Forward lead through the screens that were visited', async ({ page }) => {
  await page.goto('/faq')
  await awaken(page)
  await markDocument(page)
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, 'Reviews')).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page, 'Contact Us')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Reviews')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Reviews')).toBeVisible()
  await expectSameDocument(page)
})
