import type { Page } from '@playwright/test'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { followLink } from '../support/followLink.ts'
import { awaken, expect, heading, test } from '../support/visitor.ts'

/** Each answer holds one vector; a post holds several, since one screen after the other takes its time. */
const perPost = 8
const vectorsOf = (index: number) => xssVectors.slice(index * perPost, (index + 1) * perPost)
const postOf = (index: number) => ({
  id: `vector-${index}`,
  slug: `vector-${index}`,
  title: `Vector ${index}`,
  category: 'Recovery',
  author: 'Eve',
  createdAt: '2026-01-02T00:00:00.000Z',
  content: `<p>Before</p>${vectorsOf(index).join('<p>Between</p>')}`,
})
const questions = {
  faqs: xssVectors.map((vector, index) => ({
    id: `vector-${index}`,
    question: `Vector ${index}`,
    answer: `<p>Before</p>${vector}`,
    categoryName: 'Safety',
  })),
  total: xssVectors.length,
  pages: 1,
  categories: ['Safety'],
}

// The policy stops most of them; the cleaner, be it the browser's own or the library, must not need it.
const circumstances = [
  { name: 'with the content security policy', bypassCSP: false, ownCleaner: true },
  { name: 'without a content security policy', bypassCSP: true, ownCleaner: true },
  { name: 'without a policy, in a browser that cleans no HTML', bypassCSP: true, ownCleaner: false },
]
for (const { name, bypassCSP, ownCleaner } of circumstances) {
  test.describe(name, () => {
    test.use({ bypassCSP, expectedComplaints: /Failed to load resource|Content Security Policy/ })
    test.beforeEach(async ({ page }) => {
      if (!ownCleaner) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    })

    test('no post runs anything, restyles the page or asks another site', async ({ page }) => {
      const escaped = await watch(page)
      await page.route('**/api/blog/posts/vector-*', (route) =>
        route.fulfill({ json: postOf(Number(/\d+$/.exec(route.request().url())?.[0])) }),
      )
      // An address without a page of its own: the app mounts there and asks the API.
      await page.goto('/blog/vector-0')
      for (let index = 0; vectorsOf(index).length > 0; index += 1) {
        if (index > 0) await followLink(page, `/blog/vector-${index}`)
        await expect(heading(page, `Vector ${index}`)).toBeVisible()
        await provoke(page)
        expect.soft(await escaped(), vectorsOf(index).join('\n')).toEqual([])
      }
    })

    test('no answer runs anything, restyles the page or asks another site', async ({ page }) => {
      const escaped = await watch(page)
      await page.route('**/api/faqs', (route) => route.fulfill({ json: questions }))
      await page.goto('/privacy-policy')
      await awaken(page)
      await followLink(page, '/faq')
      await expect(page.getByText('Vector 0', { exact: true })).toBeVisible()
      await provoke(page)
      expect(await escaped()).toEqual([])
    })
  })
}

/** Notes whatever gets out of a stored text; the returned function tells it, and forgets. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const noted: string[] = []
  page.on('dialog', async (dialog) => {
    noted.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => noted.push(`a window: ${popup.url()}`))
  await page.route(/evil\.example/, (route) => {
    noted.push(`a request: ${route.request().url()}`)
    return route.abort()
  })
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-ran', '')
  })
  return async () => {
    const found = await page.evaluate(() => {
      const root = document.documentElement
      const ran = root.hasAttribute('data-ran') ? ['a script'] : []
      root.removeAttribute('data-ran')
      const main = document.querySelector('main')
      const foreign = [
        ...document.querySelectorAll(
          'main :is(script:not([type="application/ld+json"]), iframe, object, embed, base, meta, form)',
        ),
      ]
      return [
        ...ran,
        ...foreign.map((element) => element.outerHTML),
        ...(main && main.getClientRects().length > 0 ? [] : ['nothing is seen']),
        ...(document.baseURI.startsWith(location.origin) ? [] : ['another base']),
      ]
    })
    return [...noted.splice(0), ...found]
  }
}

/** Does to everything in the text what a visitor, or the browser, might do. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay, { once: false })
    const what = [
      'mouseover',
      'mouseenter',
      'pointerdown',
      'focus',
      'focusin',
      'click',
      'toggle',
      'animationstart',
      'load',
      'error',
      'begin',
      'start',
    ]
    for (const element of document.querySelectorAll(
      'main p, main a, main img, main b, main abbr, main td, main table',
    )) {
      for (const name of what) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
    }
    removeEventListener('click', stay)
    // Errors of pictures and the like come a moment later.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })
}
