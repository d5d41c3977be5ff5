// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagsWithoutText } from '#shared/html/allowedHtml.ts'
import { sanitized } from '../../../functions/store/sanitize.ts'
import { sanitizeHtml } from '../../../web/data/sanitizeHtml.ts'

const parsed = (html: string) => {
  const body = document.createElement('div')
  body.innerHTML = html
  return body.innerHTML
}

it.each([
  '<form action="/x"><p>a</p><button>b</button></form>',
  '<div><section><p>a <u>b</u> <mark>c</mark></p></section></div>',
  '<script>a</script><style>b</style><p>c</p>',
  '<svg><title>a</title></svg><math><mi>b</mi></math>c',
  '<iframe src="/x">a</iframe><object>b</object><video>c</video>d',
  '<textarea>a</textarea><select><option>b</option></select>c',
  '<p><img src="https://evil.example/a.png">a<img src="/b.webp" alt="c"></p>',
  '<a href="javascript:x" title="a">b</a><a href="/faq">c</a>',
  '<p lang="es" dir="up">a <span class="x">b</span><span lang="fa">c</span></p>',
  '<font color="red"><center>a</center></font>',
])('the API and the browser make the same of %s', (html) => {
  expect(parsed(sanitizeHtml(html))).toBe(parsed(sanitized(html)))
})

it('the API and the browser make the same of any nesting of allowed and other elements', () => {
  const inline = ['b', 'em', 'span', 'u', 'font', 'mark', 'sup', 'custom-part', 'abbr']
  const blocks = ['div', 'section', 'blockquote', 'ul', 'li', 'article', 'main', 'center', ...tagsWithoutText]
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('a', 'b ', '1'),
      fc
        .tuple(fc.constantFrom(...inline, ...blocks), fc.array(tie('tree'), { maxLength: 3 }))
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag}>`),
    ),
  }))
  const isSimple = (html: string) =>
    !/<(?:title|textarea|select|option|svg|math|plaintext|xmp|no\w+|iframe|object|template)>/.test(html)
  const property = fc.property(tree.filter(isSimple), (html) => {
    const once = sanitizeHtml(html)
    expect(sanitizeHtml(once)).toBe(once)
    expect(parsed(once)).toBe(parsed(sanitized(html)))
    expect(sanitizeHtml(sanitized(html))).toBe(parsed(sanitized(html)))
  })
  fc.assert(property, { numRuns: 1_500, seed: 20261128 })
})
