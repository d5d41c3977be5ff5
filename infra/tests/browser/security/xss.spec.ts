import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { followLink } from '../support/followLink.ts'
import { expect, heading, loadApp, test } from '../support/visitor.ts'

/** Several, because opening a page for each vector is slow. */
const vectorsPerPost = 8
const vectorsOf = (index: number) => xssVectors.slice(index * vectorsPerPost, (index + 1) * vectorsPerPost)
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

// The policy blocks most vectors. The sanitizer must work without it.
for (const bypassCSP of byDay([false, true], 1)) {
  test.describe(bypassCSP ? 'without a content security policy' : 'with the content security policy', () => {
    test.use({ bypassCSP, expectedErrors: /Failed to load resource|Content Security Policy/ })

    test('no post runs a script, hides the page or sends a request to another site', async ({ page }) => {
      const takeEffects = await watchForEffects(page)
      await page.route('**/api/blog/posts/vector-*', (route) =>
        route.fulfill({ json: postOf(Number(/\d+$/.exec(route.request().url())?.[0])) }),
      )
      // This address has no rendered page, so the app renders it from the API's response.
      await page.goto('/blog/vector-0')
      for (let index = 0; vectorsOf(index).length > 0; index += 1) {
        if (index > 0) await followLink(page, `/blog/vector-${index}`)
        await expect(heading(page, `Vector ${index}`)).toBeVisible()
        await triggerEvents(page)
        expect.soft(await takeEffects(), vectorsOf(index).join('\n')).toEqual([])
      }
    })

    test('no answer runs a script, hides the page or sends a request to another site', async ({ page }) => {
      const takeEffects = await watchForEffects(page)
      await page.route('**/api/faqs', (route) => route.fulfill({ json: questions }))
      await page.goto('/privacy-policy')
      await loadApp(page)
      await followLink(page, '/faq')
      await expect(page.getByText('Vector 0', { exact: true })).toBeVisible()
      await triggerEvents(page)
      expect(await takeEffects()).toEqual([])
    })
  })
}

/** Records every effect of stored HTML beyond its text. The returned function returns the effects since its last call. */
async function watchForEffects(page: Page): Promise<() => Promise<string[]>> {
  const effects: string[] = []
  page.on('dialog', async (dialog) => {
    effects.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => effects.push(`a window: ${popup.url()}`))
  await page.route(/evil\.example/, (route) => {
    effects.push(`a request: ${route.request().url()}`)
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
      const forbidden = [
        ...document.querySelectorAll(
          'main :is(script:not([type="application/ld+json"]), iframe, object, embed, base, meta, form:not([action="/api/page-feedback"]))',
        ),
      ]
      return [
        ...ran,
        ...forbidden.map((element) => element.outerHTML),
        ...(main && main.getClientRects().length > 0 ? [] : ['main is hidden']),
        ...(document.baseURI.startsWith(location.origin) ? [] : ['another base URL']),
      ]
    })
    return [...effects.splice(0), ...found]
  }
}

/** Dispatches to every element of the text the events that run handlers. */
async function triggerEvents(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const preventNavigation = (event: Event) => event.preventDefault()
    addEventListener('click', preventNavigation)
    const eventNames = [
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
      for (const name of eventNames)
        element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
    }
    removeEventListener('click', preventNavigation)
    // Error events of images are dispatched asynchronously.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
