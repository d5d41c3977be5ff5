import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isAppRoute } from './links.ts'
import { excludeFromPrerendering, prerenderLinks } from './prerender.ts'

beforeAll(() => {
  vi.useFakeTimers()
  prerenderLinks()
})
beforeEach(() => {
  document.body.innerHTML = `
    <a href="/faq">FAQ</a> <a href="/reviews">Reviews</a> <a href="/forms">Forms</a> <a href="/admin">Staff</a>
    <a href="/forms/intake.pdf">PDF</a> <a href="https://example.org/">Elsewhere</a> <a href="/#offices">Offices</a>`
})

const pointer = (type: string, href: string, pointerType = 'mouse') => {
  document
    .querySelector(`a[href="${href}"]`)
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
}
const marked = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-speculate]'), (link) => [
    link.textContent,
    link.dataset.speculate,
  ])

test('a page is prerendered when a mouse rests on its link for 60 ms, one page at a time', () => {
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(59)
  expect(marked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(marked()).toEqual([['FAQ', 'prerender']])
  pointer('pointerover', '/reviews')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['Reviews', 'prerender']])
})

test('a link that a mouse only passes over starts nothing', () => {
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(30)
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(100)
  expect(marked()).toEqual([])
})

test('a page is only prefetched when its link is pressed before that, or touched', () => {
  pointer('pointerover', '/faq', 'touch')
  pointer('pointerdown', '/faq', 'touch')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['FAQ', 'prefetch']])
})

test.each(['/admin', '/forms/intake.pdf', 'https://example.org/', '/#offices'])(
  '%s is never prerendered',
  (href) => {
    pointer('pointerover', href)
    pointer('pointerdown', href)
    vi.advanceTimersByTime(60)
    expect(marked()).toEqual([])
  },
)

test('once the app has started, only pages that it does not render are prerendered', () => {
  excludeFromPrerendering(isAppRoute)
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([])
  pointer('pointerover', '/forms')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['Forms', 'prerender']])
})
