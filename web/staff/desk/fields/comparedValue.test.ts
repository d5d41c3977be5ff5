import { expect, it } from 'vitest'
import { comparedValue } from './comparedValue.ts'

it.each([
  ['the target of a link', '<p><a href="/faq">a</a></p>', '<p><a href="/blog">a</a></p>'],
  ['bold words', '<p>a</p>', '<p><strong>a</strong></p>'],
  ['italic words', '<p>a</p>', '<p><em>a</em></p>'],
  ['the level of a heading', '<h2>a</h2>', '<h3>a</h3>'],
  ['a heading for a paragraph', '<p>a</p>', '<h2>a</h2>'],
  ['a quotation', '<p>a</p>', '<blockquote><p>a</p></blockquote>'],
  ['an image', '<p><img src="/media/a.webp" alt="a"></p>', '<p><img src="/media/b.webp" alt="a"></p>'],
  [
    'the description of an image',
    '<p><img src="/media/a.webp" alt="a"></p>',
    '<p><img src="/media/a.webp" alt="b"></p>',
  ],
  [
    'the caption of an image',
    '<figure><img src="/a"><figcaption>River</figcaption></figure>',
    '<figure><img src="/a"><figcaption>Creek</figcaption></figure>',
  ],
  [
    'a caption that was a paragraph',
    '<p><img src="/a"></p><p>River</p>',
    '<figure><img src="/a"><figcaption>River</figcaption></figure>',
  ],
  ['the order of images', '<p><img src="/a"><img src="/b"></p>', '<p><img src="/b"><img src="/a"></p>'],
  ['a list for a paragraph', '<p>a</p>', '<ul><li>a</li></ul>'],
  ['the kind of a list', '<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
  ['the first number of a list', '<ol><li>a</li></ol>', '<ol start="2"><li>a</li></ol>'],
  ['the letters of a list', '<ol><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
  ['the level of an item', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['a raised digit', '<p>m2</p>', '<p>m<sup>2</sup></p>'],
  ['a line break', '<p>a b</p>', '<p>a<br>b</p>'],
  [
    'the columns of a table',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<table><tr><td>a b</td></tr></table>',
  ],
  ['a head of a table', '<table><tr><td>a</td></tr></table>', '<table><tr><th>a</th></tr></table>'],
  ['a joined cell', '<table><tr><td>a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
])('%s is seen in a comparison [10.19]', (_, earlier, later) => {
  expect(comparedValue(earlier)).not.toBe(comparedValue(later))
})

it('a comparison has a line for each block, in words [10.19]', () => {
  expect(
    comparedValue(
      '<h2>First</h2>\n<p>See <a href="/faq">our <strong>answers</strong></a>.</p><ol start="3"><li>Call<ul><li>us</li></ul></li></ol><table><tbody><tr><th>Day</th><td>8 to 5</td></tr></tbody></table>',
    ),
  ).toBe(
    '[heading of level 2] First\nSee our answers [bold] [link to /faq].\n3. Call\n  • us\nDay [head] | 8 to 5',
  )
  expect(comparedValue({ text: 'Call us', url: '/contact-us', items: ['a', 'b'] })).toBe(
    'Call us\n/contact-us\na\nb',
  )
})
