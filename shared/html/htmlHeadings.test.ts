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

test('each heading has an id of its own, in any script, and the contents decode entities [2.103]', () => {
  const texts = [
    'What to do',
    'What to do',
    'What <em>to</em> do?',
    'Что делать',
    'Что ещё',
    '助け',
    '支援',
    '!',
    '?',
    'Don&#39;t &lt;wait&gt; &amp; see&nbsp;&#x2014;',
  ]
  const all = texts.map((text) => `<h2>${text}</h2>`).join('<p>Words</p>')
  const anchors = headingsOf(all)
  expect(anchors.map(({ id }) => id)).toEqual([
    'section-what-to-do',
    'section-what-to-do-2',
    'section-what-to-do-3',
    'section-что-делать',
    'section-что-еще',
    'section-助け',
    'section-支援',
    'section-',
    'section--2',
    'section-don-t-wait-see',
  ])
  expect(anchors.at(-1)?.text).toBe("Don't <wait> & see —")
  expect(Array.from(withHeadingIds(all).matchAll(/<h2 id="([^"]*)"/g), ([, id]) => id)).toEqual(
    anchors.map(({ id }) => id),
  )
})

test('an empty heading is not in the contents, and the others keep their ids', () => {
  const all = '<h2></h2><h2>Help</h2>'
  expect(headingsOf(all)).toEqual([{ id: 'section-help', text: 'Help' }])
  expect(withHeadingIds(all)).toContain('<h2 id="section-help">Help</h2>')
})

test('a heading in another language keeps its language beside its id', () => {
  const all = '<h2 lang="es">Ayuda</h2><h2>Help</h2>'
  expect(headingsOf(all).map(({ text }) => text)).toEqual(['Ayuda', 'Help'])
  expect(withHeadingIds(all)).toBe(
    '<h2 id="section-ayuda" lang="es">Ayuda</h2><h2 id="section-help">Help</h2>',
  )
})
