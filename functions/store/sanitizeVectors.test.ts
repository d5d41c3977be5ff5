// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { disallowedHtmlIn } from '#shared/testing/disallowedHtml.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { sanitized } from './sanitize.ts'

describe('stored HTML on its way in is harmless to whoever parses it', () => {
  it.each(xssVectors)('%s', (vector) => {
    const clean = sanitized(`<p>Before</p>${vector}`)
    const shown = document.createElement('div')
    shown.innerHTML = clean
    expect(disallowedHtmlIn(shown)).toEqual([])
    // Written out and read again, as a page is, it must not become something else.
    const again = document.createElement('div')
    again.innerHTML = shown.innerHTML
    expect(disallowedHtmlIn(again)).toEqual([])
    expect(shown.textContent).toContain('Before')
    expect(sanitized(clean)).toBe(clean)
  })
})
