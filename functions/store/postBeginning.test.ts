import { expect, it } from 'vitest'
import { excerptOf } from '#shared/html/excerpt.ts'
import { post } from '../testing/content.ts'
import { withBeginning } from './postBeginning.ts'

it.each([
  ['<p>Tea &amp; <b>toast</b> &lt;now&gt;.</p>'],
  [`<p>${'Words. '.repeat(400)}</p>`],
  [`<p>${'😀 '.repeat(200)}</p>`],
])('the beginning of the beginning of a post with the text %j is the same', (text) => {
  const short = withBeginning(post(1, 'Families', text))
  expect(withBeginning(short)).toEqual(short)
})

it.each([
  ['short', '<p>Tea &amp; toast.</p>'],
  ['without elements', 'Words. '.repeat(400)],
  [
    'with an element that is longer than an excerpt',
    `<p>Tea <a href="/${'a'.repeat(5_000)}">and</a> toast.</p>`,
  ],
  ['that is long', `<p>${'Take 10<sup>3</sup> <b>words</b> &amp; more. '.repeat(400)}</p>`],
])('a post %s has the same excerpt as its beginning', (_, text) => {
  const { content } = withBeginning(post(1, 'Families', text))
  expect(excerptOf(content)).toBe(excerptOf(text))
  expect(content.length).toBeLessThan(1_000)
})
