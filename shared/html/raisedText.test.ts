import { expect, it } from 'vitest'
import { parseHtml } from '../checks/parseHtml.ts'
import { plainTextOf } from './excerpt.ts'

it.each([
  ['<p>2<sup>1</sup>⁄<sub>2</sub> mg</p>', '2¹⁄₂ mg'],
  ['<p>10<sup><strong>-3</strong></sup> m<sup>2</sup></p>', '10⁻³ m²'],
  ['<p>H<sub>2</sub>O on the 5<sup>th</sup></p>', 'H₂O on the 5th'],
])('%s is %s where it is plain text: in excerpts, search, comparisons and checks [10.9]', (html, text) => {
  expect(plainTextOf(html)).toBe(text)
  expect(parseHtml(html).text).toBe(text)
})
