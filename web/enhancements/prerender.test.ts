import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isAppRoute } from './isAppRoute.ts'
import { excludeFromPrerendering, prerenderLinks } from './prerender.ts'

beforeAll(() => {
  vi.stubGlobal('HTMLScriptElement', { supports: () => true })
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
  Array.from(document.querySelectorAll<HTMLElement>('[data-ahead]'), (link) => [
    link.textContent,
    link.dataset.ahead,
  ])

test('a page that a mouse rests on for 60 ms is drawn ahead, one page at a time', () => {
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(59)
  expect(marked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(marked()).toEqual([['FAQ', 'whole']])
  pointer('pointerover', '/reviews')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['Reviews', 'whole']])
})

test('a link that is only passed over asks for nothing', () => {
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(30)
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(100)
  expect(marked()).toEqual([])
})

test('a page whose link is pressed at once, or by a finger, is only fetched', () => {
  pointer('pointerover', '/faq', 'touch')
  pointer('pointerdown', '/faq', 'touch')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['FAQ', 'text']])
})

test.each(['/admin', '/forms/intake.pdf', 'https://example.org/', '/#offices'])(
  '%s is left alone',
  (href) => {
    pointer('pointerover', href)
    pointer('pointerdown', href)
    vi.advanceTimersByTime(60)
    expect(marked()).toEqual([])
  },
)

test('once the app is there, only what it leaves to the browser is prepared', () => {
  excludeFromPrerendering(isAppRoute)
  pointer('pointerover', '/faq')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([])
  pointer('pointerover', '/forms')
  vi.advanceTimersByTime(60)
  expect(marked()).toEqual([['Forms', 'whole']])
})
