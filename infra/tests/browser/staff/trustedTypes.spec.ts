import { expect, type Frame, type Page } from '@playwright/test'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { openTreatmentPage } from './support/editor.ts'
import { test } from './support/staffTest.ts'

test('the preview of a hostile draft shows its words and runs nothing', async ({ staffPage: page }) => {
  const effects: string[] = []
  await page.route(/evil\.example/, (route) => {
    effects.push(route.request().url())
    return route.abort()
  })
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-ran', '')
  })
  page.on('console', (message) => {
    if (/Trusted/.test(message.text())) effects.push(message.text())
  })
  // Past the API, which would have removed them.
  await page.route('**/api/admin/documents/treatment/*', async (route) => {
    const response = await route.fetch()
    const { published, ...document } = await response.json()
    const text2 = `${xssVectors.join('<p>Between</p>')}<p>The last words</p>`
    const content = { ...published.content, text1: text2, text2, description: text2 }
    await route.fulfill({ response, json: { ...document, published: { ...published, content } } })
  })
  await openTreatmentPage(page, 'Aftercare')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.getByRole('heading', { name: 'Aftercare', level: 1 })).toBeVisible()
  await expect(preview.getByText('Between', { exact: true }).first()).toBeAttached()
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/admin/preview'))
  if (!frame) throw new Error('The editor shows no preview')
  const found = await frame.evaluate(() => [
    ...(document.documentElement.hasAttribute('data-ran') ? ['a script'] : []),
    ...Array.from(
      document.querySelectorAll('main :is(script, object, embed, base, meta)'),
      (e) => e.outerHTML,
    ),
  ])
  expect([...found, ...effects]).toEqual([])
  expect(await acceptedSinks(frame)).toEqual([])
  expect(await acceptedSinks(page)).toEqual([])
})

/** The ways to have the browser parse or run a string that it does not refuse. */
const acceptedSinks = (page: Page | Frame) =>
  page.evaluate(() => {
    const html = '<img src="x" onerror="0">'
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: html }),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: html }),
      DOMParser: () => new DOMParser().parseFromString(html, 'text/html'),
      'script address': () => Object.assign(document.createElement('script'), { src: '/assets/none.js' }),
      'script text': () => Object.assign(document.createElement('script'), { text: '0' }),
      'another policy': () => window.trustedTypes?.createPolicy('another', { createHTML: (text) => text }),
      'the policy of the site again': () =>
        window.trustedTypes?.createPolicy('site-html', { createHTML: (text) => text }),
    }
    return Object.keys(sinks).filter((name) => {
      try {
        sinks[name]?.()
        return true
      } catch {
        return false
      }
    })
  })
