import { describe, expect, it } from 'vitest'
import { parseHtml } from '#shared/checks/parseHtml.ts'
import { seed } from '#shared/content/seed.ts'
import { docText } from './findingMarks.ts'
import { docOf, htmlOf, isEditable } from './html.ts'

const texts = [
  ...seed.posts.map(({ slug, content }) => [slug, content]),
  ...seed.faqs.map(({ id, answer }) => [id, answer]),
  ...[...seed.treatments, ...seed.landings].flatMap(({ slug, text1, text2, text3, text4 }) =>
    [text1, text2, text3, text4].map((text, index) => [`${slug} text${index + 1}`, text]),
  ),
].flatMap(([name = '', html]) => {
  if (html === undefined) return []
  const doc = docOf(html)
  return [{ name, html, doc, stored: htmlOf(doc) }]
})

const withoutGaps = (html: string) => html.replace(/>\s*\n\s*</g, '><')

describe('every text of a new site', () => {
  it('can be edited [10.6]', () => {
    expect(texts.filter(({ html }) => !isEditable(html)).map(({ name }) => name)).toEqual([])
  })

  it('is stored as it was, apart from the gaps between its blocks and a link within bold words [10.6]', () => {
    const changed = texts.filter(({ html, stored }) => stored !== withoutGaps(html.trim()))
    expect(changed.filter(({ html }) => !/<strong>[^<]*<a /.test(html))).toEqual([])
  })

  it('is stored the same after a second edit', () => {
    const changed = texts.filter(({ html, stored }) => stored !== html)
    expect(changed.map(({ stored }) => htmlOf(docOf(stored)))).toEqual(changed.map(({ stored }) => stored))
  })

  it('has the same positions in the editor and in the content checks', () => {
    for (const { html, doc } of texts) expect(docText(doc).text).toBe(parseHtml(html).text)
  })
})

it.each([
  '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<h4>a</h4>',
  '<p>a</p><hr><p>b</p>',
  '<p><abbr title="a">b</abbr></p>',
])('%s cannot be edited without a loss [10.6]', (html) => {
  expect(isEditable(html)).toBe(false)
})

it.each([
  '<p>a</p>',
  '<ul><li><p>a</p><p>b</p></li><li>c<ol><li>d</li></ol></li></ul>',
  '<blockquote><p>a</p><p>b</p></blockquote>',
  '<p>a<br>b</p>',
  '<p>2<sup>1</sup>⁄<sub>2</sub> mg of H<sub>2</sub>O, <strong>10<sup>th</sup></strong></p>',
  '<ol start="4"><li>a<ol type="a"><li>b</li></ol></li></ol>',
  '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  '<p>Call <a href="tel:{phone:Cumming}">{phone:Cumming}</a> or write to {email}.</p>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th><td colspan="2">c</td></tr></thead><tbody><tr><td>d<br>e</td><td></td><td>f</td></tr></tbody></table>',
  '<p><img src="/media/a.webp" alt="" width="960" height="640"></p>',
  '<p>a <a href="/faq" title="b">c <strong>d <em>e</em></strong></a></p>',
])('%s can be edited', (html) => {
  expect(isEditable(html)).toBe(true)
  expect(htmlOf(docOf(html))).toBe(html)
})

it('a text is stored without empty paragraphs, and an empty one as nothing', () => {
  expect(htmlOf(docOf('<p>a</p><p></p><h2></h2>'))).toBe('<p>a</p>')
  expect(htmlOf(docOf(''))).toBe('')
})

it.each(['javascript:alert(1)', 'http://example.com', '//example.com', 'data:text/html,x'])(
  'a link to %s is only its words [10.22]',
  (href) => {
    expect(htmlOf(docOf(`<p><a href="${href}">words</a></p>`))).toBe('<p>words</p>')
  },
)
