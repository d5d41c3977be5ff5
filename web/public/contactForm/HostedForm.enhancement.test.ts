import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertHostedForms } from './HostedForm.enhancement.ts'

vi.mock('../../ui/whenNear.ts', () => ({ whenNear: (_: Element, __: string, run: () => void) => run() }))

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const frame = () => document.querySelector('iframe') ?? document.createElement('iframe')
const space = () => document.querySelector<HTMLElement>('[data-contact-form]')
const late = () => document.querySelector<HTMLElement>('[data-late]')
const inserted = (address: string) => {
  document.body.innerHTML = `<div><div data-contact-form="${address}"><p data-late hidden>The form does not load.</p></div>
    <button data-load-form>Load the form again</button></div>`
  insertHostedForms()
  return frame()
}

it('the page with the provider’s script is framed without the site’s origin', () => {
  const own = inserted('/contact-form-frame')
  expect(own.getAttribute('src')).toBe('/contact-form-frame')
  expect(own.getAttribute('sandbox')).toContain('allow-scripts')
  expect(own.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

it('a form of another site is framed with the origin of that site', () =>
  expect(inserted('https://forms.example/f').getAttribute('sandbox')).toContain('allow-same-origin'))

it('no script of another site is added to the page', () => {
  inserted('https://forms.example/f')
  expect(document.querySelector('script')).toBeNull()
})

it('the placeholder stays until the frame has loaded [12.6]', () => {
  const hosted = inserted('https://forms.example/f')
  expect(space()?.dataset.loaded).toBeUndefined()
  fireEvent.load(hosted)
  expect(space()?.dataset.loaded).toBe('')
  vi.advanceTimersByTime(5_000)
  expect(late()?.hidden).toBe(true)
})

it('after 5 s the page says that the form does not load, and stays with its placeholder [12.6]', () => {
  inserted('https://forms.example/f')
  vi.advanceTimersByTime(4_999)
  expect(late()?.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(late()?.hidden).toBe(false)
  expect(space()?.dataset.loaded).toBeUndefined()
})

it('without a connection the page says so at once, also when the browser shows its own page in the frame', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.load(inserted('https://forms.example/f'))
  expect(late()?.hidden).toBe(false)
  expect(space()?.dataset.loaded).toBeUndefined()
})

it('to try again loads the form in a new frame [12.6]', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true)
  const failed = inserted('https://forms.example/f')
  fireEvent.click(document.querySelector('button') ?? document.body)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(frame()).not.toBe(failed)
  expect(late()?.hidden).toBe(true)
  fireEvent.load(frame())
  expect(space()?.dataset.loaded).toBe('')
})
