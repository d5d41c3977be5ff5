import { beforeEach, expect, it, vi } from 'vitest'
import { insertContactForms } from './ContactForm.enhancement.ts'

vi.mock('./whenNear.ts', () => ({ whenNear: (_: Element, __: string, run: () => void) => run() }))

beforeEach(() => {
  document.head.innerHTML = ''
})
const inserted = (address: string) => {
  document.body.innerHTML = `<div data-contact-form="${address}"></div>`
  insertContactForms()
  return document.querySelector('iframe')
}

it('the page with the provider’s script is framed without the site’s origin', () => {
  const frame = inserted('/contact-form-frame')
  expect(frame?.getAttribute('src')).toBe('/contact-form-frame')
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

it('a form of another site is framed with the origin of that site', () => {
  expect(inserted('https://forms.example/f')?.getAttribute('sandbox')).toContain('allow-same-origin')
})

it('no script of another site is added to the page', () => {
  inserted('https://forms.example/f')
  expect(document.querySelector('script')).toBeNull()
})

it('the site’s own form is framed with the site’s origin, which its request needs', () => {
  expect(inserted('/contact-form')?.hasAttribute('sandbox')).toBe(false)
})
