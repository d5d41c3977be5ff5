import { expect, it } from 'vitest'
import dangerModel from '../../web/public/pages/search/dangerModel.json' with { type: 'json' }
import { cardFinder } from './dangerFigures.ts'

const cardsOf = cardFinder(dangerModel)

const drugs =
  `heroin fentanyl percocet oxycodone vicodin tramadol codeine morphine suboxone methadone kratom xanax klonopin
  valium ativan ambien gabapentin cocaine crack meth adderall ritalin mdma ketamine weed spice mushrooms lsd alcohol wine
  pills opioids benzos`.split(/\s+/)

const people = [
  'i use D',
  'im addicted to D',
  'im a man and i use D',
  'im a woman hooked on D',
  'im 16 and addicted to D',
  'i am 45 and i use D every day',
  'im a nurse and i take D',
  'my son is addicted to D',
  'my husband uses D',
  'i have been on D for 10 years',
  'soy hombre y uso D',
  'soy adicta a D',
]

/** Plain sentences of who somebody is and what they use lead to where they can begin, not to a danger. */
it.each(drugs)('%s: who uses it gets no card of a danger that no word names', (drug) => {
  const confessions = people.map((form) => form.replace('D', drug))
  expect(confessions.filter((text) => cardsOf(text).length > 0)).toEqual([])
})
