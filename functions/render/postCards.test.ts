import { expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'
import { withFacts } from '#shared/documents/factMarkers.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'
import { post } from '../testing/content.ts'
import { cardOf } from './postCards.ts'

const texts = Array.from(
  { length: 12 },
  (_, extra) => `<p>${'x'.repeat(extra)}${'Tea &amp; <b>🍞</b> '.repeat(90)}</p>`,
)

test.each([...texts, '<p>Short.</p>', `<p>${'{phone:Jefferson} '.repeat(90)}</p>`])(
  'a card has the excerpt of its post, and is its own card: %s',
  (html) => {
    const card = cardOf(post(1, 'Families', html))
    expect(excerptOf(withFacts(card.content, site))).toBe(excerptOf(withFacts(html, site)))
    expect(cardOf(card)).toEqual(card)
    expect(card.content.length).toBeLessThanOrEqual(10 * limits.excerptLength)
  },
)
