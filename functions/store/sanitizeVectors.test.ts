// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { disallowedHtmlIn } from '#shared/testing/disallowedHtml.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { sanitized } from './sanitize.ts'

describe('sanitized HTML has nothing that runs, however often it is parsed and serialized', () => {
  it.each(xssVectors)('%s', (vector) => {
    const clean = sanitized(`<p>Before</p>${vector}`)
    const parsed = document.createElement('div')
    parsed.innerHTML = clean
    expect(disallowedHtmlIn(parsed)).toEqual([])
    // A page is serialized and parsed again, which must not turn it into something else.
    const again = document.createElement('div')
    again.innerHTML = parsed.innerHTML
    expect(disallowedHtmlIn(again)).toEqual([])
    expect(parsed.textContent).toContain('Before')
    expect(sanitized(clean)).toBe(clean)
  })
})
