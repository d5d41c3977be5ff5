// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { documentOf } from './document.ts'

vi.mock('./shell.ts', () => ({
  shell: () => ({
    template:
      '<html lang="en"><!--head--><div id="app"><!--app--></div><script data-alerts>hide()</script><p></p></html>',
    criticalCss: () => '',
    fonts: [],
  }),
}))
const settings = { origin: '', contactFormUrl: '', contactFormScript: '' }
const documentWith = (body: string) => documentOf(body, { settings, app: 'navigate' })

test('the script that hides alerts stands right after them', () => {
  expect(documentWith('<section data-alerts=""><p>Ice</p></section><main></main>')).toContain(
    '<p>Ice</p></section><script data-alerts>hide()</script><main>',
  )
})

test('a page without alerts has no script for them', () => {
  expect(documentWith('<main></main>')).toContain('<div id="app"><main></main></div><p>')
})

test('an icon has the attributes that its style sheet does not have', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-sun c7" aria-hidden="true"><circle cx="12" cy="12" r="4"></circle></svg>'
  expect(documentWith(icon)).toContain(
    '<svg width="18" height="18" viewBox="0 0 24 24" class="lucide c7" aria-hidden="true"><circle cx="12" cy="12" r="4"/></svg>',
  )
})

test('a drawing that is no icon stays as it is', () => {
  const drawing = '<svg viewBox="0 0 9 9" fill="none" class="c7"><path fill="red" d="m0 0"/></svg>'
  expect(documentWith(drawing)).toContain(drawing)
})
