import { describe, expect, test } from 'vitest'
import { disallowedHtmlIn } from '#shared/testing/disallowedHtml.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

describe('sanitized HTML is harmless when it is parsed once and again', () => {
  test.each(xssVectors)('%s', (vector) => {
    const shown = document.createElement('div')
    shown.innerHTML = sanitizeHtml(`<p>Before</p>${vector}`)
    expect(disallowedHtmlIn(shown)).toEqual([])
    const again = document.createElement('div')
    again.innerHTML = shown.innerHTML
    expect(disallowedHtmlIn(again)).toEqual([])
    expect(shown.textContent).toContain('Before')
  })
})
