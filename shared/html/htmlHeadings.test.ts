import { expect, test } from 'vitest'
import { headingsOf, withHeadingIds } from './htmlHeadings.ts'

const html = '<p>a</p><h2>Call <em>911</em> &amp; stay</h2><h3>Later</h3><h2>Getting help</h2>'

test('the contents of a text are its second-level headings, without markup', () => {
  expect(headingsOf(html)).toEqual([
    { id: 'section-call-911-stay', text: 'Call 911 & stay' },
    { id: 'section-getting-help', text: 'Getting help' },
  ])
})

test('each heading of a text has the id that the contents link to', () => {
  expect(withHeadingIds(html)).toBe(
    '<p>a</p><h2 id="section-call-911-stay">Call <em>911</em> &amp; stay</h2><h3>Later</h3><h2 id="section-getting-help">Getting help</h2>',
  )
})
