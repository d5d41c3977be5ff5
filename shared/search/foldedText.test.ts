import { expect, it } from 'vitest'
import { foldedText } from './foldedText.ts'
import { wordsOf } from './terms.ts'

const apostrophes = ["'", '’', '‘', '´', '`', 'ʼ', 'ʹ', '′', '＇', '‛']
it.each(apostrophes)('the apostrophe %s is one apostrophe, which joins a word [2.102]', (apostrophe) => {
  expect(foldedText(`I don${apostrophe}t`)).toBe("i don't")
  expect(wordsOf(`I don${apostrophe}t`)).toEqual(['i', 'dont'])
})

it.each([' ', ';', ',', '"', '‟', ' \u0301', '; '])(
  '“%s” in place of the apostrophe of "don’t" joins the word as well [2.102]',
  (slip) => expect(wordsOf(`I don${slip}t want`)).toEqual(['i', 'dont', 'want']),
)

it('a letter that stands alone joins no other word', () =>
  expect(wordsOf('Vitamin D, plan to, in two')).toEqual(['vitamin', 'd', 'plan', 'to', 'in', 'two']))

it.each(['-', '‐', '‑', '‒', '–', '—', '―', '−', '－', '﹣'])('the dash %s is one dash [2.102]', (dash) =>
  expect(foldedText(`Co${dash}occurring`)).toBe('co-occurring'),
)

it.each([
  ['ＯＶＥＲＤＯＳＥ', 'overdose'],
  ['ﬁrst', 'first'],
  ['Depresión', 'depresion'],
  ['Depresio\u0301n', 'depresion'],
  ['ÁÑO', 'ano'],
  ['Łódź Straße', 'lodz strasse'],
  ['over\u00addo\u200bse', 'overdose'],
  ['İSTANBUL', 'istanbul'],
  ['Помощь', 'помощь'],
])('%s is compared as %s [2.102]', (text, folded) => expect(foldedText(text)).toBe(folded))

it('words have the letters of any script', () =>
  expect(wordsOf('Помощь: 2 «семьи», 助け')).toEqual(['помощь', '2', 'семьи', '助け']))
