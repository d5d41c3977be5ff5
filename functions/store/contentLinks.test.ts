import { expect, it } from 'vitest'
import { linkedPaths, withChangedLinks } from './contentLinks.ts'

const answer = (html: string) => ({ question: '/a/b', answer: html, categoryName: 'x' })
const moved = (path: string) => ({ '/a/b': '/c/d', '/gone': null })[path]
const changedHtml = (html: string) => withChangedLinks('faq', answer(html), moved)?.answer

it.each([
  ['<p>See <a href="/a/b">this</a>.</p>', '<p>See <a href="/c/d">this</a>.</p>'],
  [
    `<p><a title="x" href='/a/b?q=1&amp;r=2#end'>this</a></p>`,
    '<p><a title="x" href="/c/d?q=1&amp;r=2#end">this</a></p>',
  ],
  [
    '<p><a href=/a/b>x</a> <a href="/gone#x">words <b>stay</b></a></p>',
    '<p><a href="/c/d">x</a> words <b>stay</b></p>',
  ],
  ['<p><a href="/gone">never closed</p><p>next</p>', '<p>never closed</p><p>next</p>'],
  [
    '<p><a href="https://a/b">x</a> <a href="//a/b">y</a> /a/b</p>',
    '<p><a href="https://a/b">x</a> <a href="//a/b">y</a> /a/b</p>',
  ],
  [`<p><A HREF=/a/b>x</A> <a Href='/gone'>y</A></p>`, '<p><A href="/c/d">x</A> y</p>'],
  ['<p><a href="&#47;a/b">x</a> <a\nhref="&#x2F;gone"\n>y</a\n></p>', '<p><a href="/c/d">x</a> y</p>'],
  ['<p><a href="/a/b" href="/gone">x</a></p>', '<p><a href="/c/d" href="/gone">x</a></p>'],
  ['<a href="/gone">one<a href="/a/b">two</a></a>', 'one<a href="/c/d">two</a></a>'],
  [
    '<p><a href="/gone"><img alt="<a href=/gone>"></a> <a data-href="/gone">z</a></p>',
    '<p><img alt="<a href=/gone>"> <a data-href="/gone">z</a></p>',
  ],
  ['<p title=\'<a href="/gone">\'>three > two</p>', '<p title=\'<a href="/gone">\'>three > two</p>'],
])('in HTML, only the address of a link changes: %s', (html, expected) => {
  expect(changedHtml(html)).toBe(expected)
})

it('a text that looks like a link is none', () => {
  const alert = {
    message: '<a href="/gone">',
    level: 'urgent',
    linkText: '/a/b',
    link: '/a/b',
    pages: ['/gone', '/a/b'],
  }
  expect(withChangedLinks('alert', alert, moved)).toEqual({ ...alert, link: '/c/d', pages: ['/c/d'] })
  expect(withChangedLinks('review', { title: '/a/b', content: '<a href="/a/b">' }, moved)).toEqual({
    title: '/a/b',
    content: '<a href="/a/b">',
  })
})

const sections = (url: string) => [
  {
    name: 'hero',
    elements: [
      { name: 'cta button', values: { label: url, url } },
      { name: 'card', values: { title: url, ctaText: 'More', ctaUrl: url } },
      {
        name: 'link list',
        values: {
          links: [
            { label: 'One', url },
            { label: 'Two', url: '/faq' },
          ],
        },
      },
      {
        name: 'translated text',
        values: { english: `<a href="${url}">x</a>`, html: `<a href="${url}">y</a>` },
      },
      { name: 'main heading', values: { text: `<a href="${url}">` } },
      { name: 'no such element', values: { url } },
    ],
  },
]

it.each([
  ['a list', (value: unknown) => value],
  ['an object', (value: unknown) => ({ title: '/a/b', sections: value })],
  ['JSON text', (value: unknown) => JSON.stringify(value)],
])('the sections of a page follow their schema, as %s', (_, stored) => {
  const page = { title: 'A page', content: stored(sections('/a/b')) }
  expect([...linkedPaths('page', page)].sort()).toEqual(['/a/b', '/faq'])
  const changed = JSON.stringify(withChangedLinks('page', page, moved))
  expect(changed.match(/\/c\/d/g)).toHaveLength(5)
  expect(withChangedLinks('page', page, () => undefined)).toEqual(page)
})

it('an entry leaves its list with its link, and a card stays without', () => {
  const page = withChangedLinks('page', { title: 'A page', content: sections('/gone') }, moved)
  expect(page).toMatchObject({
    content: [
      {
        elements: [
          { name: 'card', values: { title: '/gone', ctaText: 'More' } },
          { values: { links: [{ label: 'Two', url: '/faq' }] } },
          { values: { english: 'x', html: 'y' } },
          { name: 'main heading' },
          { name: 'no such element' },
        ],
      },
    ],
  })
})

it('a service is nothing without its page, and search engines get no address of a page that is gone', () => {
  expect(withChangedLinks('service', { slug: 'gone', title: 'x' }, moved)).toBeNull()
  expect(withChangedLinks('service', { slug: 'a/b', title: 'x' }, moved)).toEqual({ slug: 'c/d', title: 'x' })
  const seo = { canonical: '/gone', openGraph: { url: '/gone', title: '/gone' } }
  expect(withChangedLinks('post', { slug: 'gone', seo }, moved)).toEqual({
    slug: 'gone',
    seo: { openGraph: { title: '/gone' } },
  })
})
