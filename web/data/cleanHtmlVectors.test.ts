import { describe, expect, test } from 'vitest'
import { offencesIn } from '#shared/testing/offencesIn.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { cleanHtml } from './cleanHtml.ts'

describe('stored HTML on its way out is harmless to whoever parses it', () => {
  test.each(xssVectors)('%s', (vector) => {
    const shown = document.createElement('div')
    shown.innerHTML = cleanHtml(`<p>Before</p>${vector}`)
    expect(offencesIn(shown)).toEqual([])
    const again = document.createElement('div')
    again.innerHTML = shown.innerHTML
    expect(offencesIn(again)).toEqual([])
    expect(shown.textContent).toContain('Before')
  })
})
