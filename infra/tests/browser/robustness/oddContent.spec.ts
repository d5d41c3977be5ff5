import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { followLink } from '../support/followLink.ts'
import { expect, heading, loadApp, phone, test } from '../support/visitor.ts'

/** Opens an address in the app, with these responses of the API; all other requests reach the API. */
async function openWith(page: Page, address: string, responses: Record<string, unknown>) {
  await page.goto('/privacy-policy')
  await loadApp(page)
  for (const [url, json] of Object.entries(responses)) {
    await page.route(
      ({ pathname, search }) => pathname + search === url,
      (route) => route.fulfill({ json }),
    )
  }
  await followLink(page, address)
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a word of 135 characters, titles of 200 and a review of 2,000 stay within the page [2.90]', async ({
    page,
  }) => {
    const word = 'Unbreakable'.repeat(13).slice(0, 135)
    const title = `${word} ${'and more '.repeat(8)}`.slice(0, 200)
    const html = `<p>${word}</p><h3>${title}</h3><ul><li>${word}</li></ul>`
    const path = 'what-we-treat'
    await openWith(page, `/${path}`, {
      [`/api/treatment-pages/${path}`]: {
        ...{ slug: path, category: path, title, description: word, heading1: title, heading2: title },
        ...{ text1: html, text2: html, text3: html, reviewedBy: word },
      },
      '/api/service-pages': [{ id: 'long', slug: `${path}/long`, title, category: path }],
      '/api/reviews': [
        { id: 'long', title, content: word.repeat(15).slice(0, 2000), author: word },
        { id: 'words', title, content: 'It went well. '.repeat(143), author: 'Ana' },
      ],
    })
    await expect(heading(page, /^Unbreakable/)).toBeVisible()
    for (const width of byDay([320, 390, 768, 1280], 0, 2)) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      const cut = await page.getByRole('main').evaluate((main) =>
        Array.from(main.querySelectorAll('h1, h2, h3, p, li, blockquote, a'))
          .filter((element) => !element.matches('.visually-hidden') && element.clientWidth > 1)
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      )
      expect.soft(cut, `${width} px`).toEqual([])
    }
  })
})

test.describe('of odd numbers', () => {
  for (const count of [1, 9])
    test(`${count} offices fit the header and the footer from 320 to 1280 px [2.89]`, async ({ page }) => {
      await page.goto('/')
      await page.evaluate((wanted) => {
        for (const list of document.querySelectorAll('header ul[aria-label="Office phones"], #offices ul')) {
          const [office] = list.children
          if (office) list.replaceChildren(...Array.from({ length: wanted }, () => office.cloneNode(true)))
        }
      }, count)
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Get Directions/ })).toHaveCount(
        count,
      )
    })
})

/** By how many px the page is wider than the view. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
