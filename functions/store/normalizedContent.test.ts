import { expect, it } from 'vitest'
import { maxHtmlDepth } from '#shared/html/allowedHtml.ts'
import { deepHtmlIssues, normalizedContent } from './normalizedContent.ts'
import { sanitized } from './sanitize.ts'

const element = (values: object) => [{ name: 'a', elements: [{ name: 'rich text', values }] }]
const unclean = element({ html: '<p>over\u00addose</p><script>x</script>' })
const clean = element({ html: '<p>overdose</p>' })

it.each([
  ['a list of sections', unclean, clean],
  ['an object with sections', { title: 'ﬁrst', sections: unclean }, { title: 'first', sections: clean }],
  ['JSON text', JSON.stringify(unclean), JSON.stringify(clean)],
  ['text that is no JSON', '[{<script>x</script>', '[{<script>x</script>'],
  ['a text of another field', [{ text: '<b>\u200bx' }], [{ text: '<b>x' }]],
  [
    'a translation with its original',
    element({ html: '<p>a</p>', english: '<p>\u0338b\u200b</p><script>x</script>' }),
    element({ html: '<p>a</p>', english: '<p>\u0338b</p>' }),
  ],
  ['nothing', undefined, undefined],
  ['null', null, null],
])('page content as %s is stored without what nobody sees [11.7]', (_, content, expected) => {
  expect(normalizedContent('page', { content })).toEqual({ content: expected })
})

it('every text of a document is normalized, and numbers and yes-or-no values stay', () => {
  expect(
    normalizedContent('treatment', {
      title: 'Ｈelp\u200b',
      text1: '<p>a\u2060b</p>',
      sections: [{ heading: '\u00adc', html: '<b>d\ufeff</b>' }],
      image1Sources: [{ src: '/media/a.webp', width: 3 }],
      sampleReview: true,
    }),
  ).toEqual({
    title: 'Help',
    text1: '<p>ab</p>',
    sections: [{ heading: 'c', html: '<b>d</b>' }],
    image1Sources: [{ src: '/media/a.webp', width: 3 }],
    sampleReview: true,
  })
})

const hostile = (part: string) => part.repeat(Math.floor(100_000 / part.length))
const depthOf = (html: string) => {
  let depth = 0
  let deepest = 0
  for (const [, slash] of html.matchAll(/<(\/?)(?!br|hr|img)[a-z]/g)) {
    depth += slash ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

it.each([
  ...['<p><button>', '<b>', '<a href="/x">', '<table><tr><td>', '<p><b>', '<ul><li>', '<dl><dd>', '<a><p>'],
  ...[
    '<blockquote>',
    '<svg>',
    '<svg><p>',
    '<sup>',
    '<form><p>',
    '<select>',
    '<b></p>',
    '<',
    '<!--',
    '<![CDATA[',
  ],
])('100 KB of %s become at most 60 levels, which stay the same', (part) => {
  const once = sanitized(hostile(part))
  expect(depthOf(once)).toBeLessThanOrEqual(maxHtmlDepth)
  expect(sanitized(once)).toBe(once)
})

it('a text that is nested too deeply is refused in words, and one of 60 levels is not', () => {
  const message = 'must not be nested in more than 60 levels'
  const nested = (levels: number) => '<b>'.repeat(levels)
  expect(deepHtmlIssues('faq', { question: nested(99), answer: nested(60) })).toEqual([])
  expect(deepHtmlIssues('faq', { answer: hostile('<b>') })).toEqual([{ path: ['answer'], message }])
  expect(deepHtmlIssues('page', { content: JSON.stringify(element({ html: nested(61) })) })).toEqual([
    { path: ['content'], message },
  ])
})
