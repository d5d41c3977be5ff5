import { expect } from '@playwright/test'
import { test } from './support/staffTest.ts'

test('the staff area parses no string as HTML and runs no string as a script', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/service-pages')
  await expect(page.getByRole('table')).toBeVisible()
  const parsed = await page.evaluate(() => {
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
  expect(parsed).toEqual([])
})
