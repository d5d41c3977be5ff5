import { expect, it } from 'vitest'
import { post } from '../testing/content.ts'
import { cardOf } from './postCards.ts'

it.each([
  ['<p>Tea &amp; <b>toast</b> &lt;now&gt;.</p>'],
  [`<p>${'Words. '.repeat(400)}</p>`],
  [`<p>${'😀 '.repeat(200)}</p>`],
])('the card of the card of a post with the text %j is the same', (text) => {
  const card = cardOf(post(1, 'Families', text))
  expect(cardOf(card)).toEqual(card)
})
