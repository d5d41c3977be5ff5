import { describe, expect, it } from 'vitest'
import { itemOf } from './items.ts'
import { sanitized } from './sanitize.ts'

describe('stored HTML', () => {
  it('retains the elements of texts [10.9]', () => {
    const html =
      '<h2>A</h2><p>B <strong>c</strong> <em>d</em> <a href="tel:988">988</a></p><ul><li>e</li></ul><blockquote><p>“f”</p></blockquote><ol start="3" type="a"><li>2<sup>1</sup>⁄<sub>2</sub></li></ol><table><tbody><tr><td colspan="2" rowspan="2">g</td></tr></tbody></table>'
    expect(sanitized(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="faq">a</a>', '<a href="/faq">a</a>'],
    ['<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['<a href="http://plain.example">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    [
      '<a href="/~post/none">a</a> <A HREF=&#47;~post/x>b</A> <a href=/%7Epost/x>c</a>',
      '<a>a</a> <a>b</a> <a>c</a>',
    ],
    ["<a href='/\u200b~post/none'>a</a> <a href='\t/~post/none'>b</a>", '<a>a</a> <a>b</a>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p>a<img src="https://evil.example/a.png" alt="b">c</p>', '<p>ac</p>'],
    ['<img src="//evil.example/a.png">', ''],
    ['<img src="data:image/gif;base64,AA">', ''],
    ['<img alt="b">', ''],
    ['<img src="/media/a.webp">', '<img src="/media/a.webp" />'],
    [
      '<figure onclick="x()"><img src="/a.webp" onerror="x()"><figcaption style="x">a<script>b</script></figcaption></figure>',
      '<figure><img src="/a.webp" /><figcaption>a</figcaption></figure>',
    ],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style>a</math>b', 'b'],
    [
      '<p lang="es" dir="rtl" class="x">a <span lang="fa">b</span></p>',
      '<p lang="es" dir="rtl">a <span lang="fa">b</span></p>',
    ],
    ['<p lang="x y" dir="up">a <span>b</span> <span lang="">c</span></p>', '<p>a b c</p>'],
    ['a & b < c', 'a &amp; b &lt; c'],
  ])('makes %s harmless [10.14, 11.7]', (html, safe) => {
    expect(sanitized(html)).toBe(safe)
  })

  it('is the same when sanitized again', () => {
    const once = sanitized('<p>a & b &lt;script&gt; <a href="/x?a=1&b=2">c</a></p>')
    expect(sanitized(once)).toBe(once)
  })
})

it.each([
  ['as a value', (content: unknown) => content],
  ['as JSON text', JSON.stringify],
])('a page is stored with the rich texts of its content sanitized: %s', (_, stored) => {
  const content = (html: string) => [{ name: 'a', elements: [{ name: 'rich text', values: { html } }] }]
  const page = { title: 'Offices', content: stored(content('<p onclick="x()">a</p><script>b</script>')) }
  expect(itemOf({ kind: 'page', id: 'offices' }, page).content).toEqual(stored(content('<p>a</p>')))
})
