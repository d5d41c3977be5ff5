import { expect, it } from 'vitest'
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
