// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { documentOf } from './document.ts'
import { parsedHtml } from './parsedHtml.ts'

vi.mock('./shell.ts', () => ({
  shell: () => ({
    template: '<html lang="en"><!--head--><div id="app"><!--app--></div><p></p></html>',
    alertScript: '<script data-alerts>hide()</script>',
    criticalCss: () => '',
    fonts: [],
  }),
}))
const settings = { origin: '', contactFormUrl: '', contactFormScript: '' }
const documentWith = (body: string) => documentOf(parsedHtml(body), { settings, app: 'navigate' })

test('the script that hides alerts stands right after them', () => {
  expect(documentWith('<section data-alerts=""><p>Ice</p></section><main></main>')).toContain(
    '<p>Ice</p></section><script data-alerts>hide()</script><main>',
  )
})

test('a page without alerts has no script for them', () => {
  expect(documentWith('<main></main>')).toContain('<div id="app"><main></main></div><p>')
})

test('structured data stands behind the content, in the main part, which the app replaces', () => {
  const data = '<script type="application/ld+json">{"@type":"MedicalClinic"}</script>'
  expect(documentWith(`<main>${data}<h1>Home</h1></main><footer></footer>`)).toContain(
    `<div id="app"><main><h1>Home</h1>${data}</main><footer></footer></div>`,
  )
})
