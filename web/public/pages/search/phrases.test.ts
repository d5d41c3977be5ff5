import { expect, it } from 'vitest'
import { searchWords } from '#shared/content/searchWords.ts'
import { phraseKey, wordsOf } from '#shared/search/terms.ts'
import { phraseFinder } from './phrases.ts'

const known = new Set(['the', 'methadone', 'attack'])
const find = phraseFinder(
  [
    [{ means: 'anxiety' }, 'panic'],
    [{ means: 'panic attack' }, 'panic attack', 'heart race'],
    [{ means: 'heroin' }, 'heroin'],
    [{ means: 'buprenorphine' }, 'suboxon'],
    [{ page: '/refill', means: 'refill' }, 'suboxon refil'],
  ],
  (word) => known.has(word),
)
const meaning = (query: string) => find(query.split(' ')).meanings.map(({ means }) => means)

it('the longest phrase of a query counts, in any form of its words', () => {
  expect(meaning('panic')).toEqual(['anxiety'])
  expect(meaning('the panic attacks')).toEqual(['panic attack'])
  expect(meaning('hearts racing')).toEqual(['panic attack'])
})
it('phrases are found in the order of the query, each once', () => {
  expect(meaning('suboxone heroin suboxone')).toEqual(['buprenorphine', 'heroin'])
})
it.each(['suboxen', 'subxone', 'suboxnoe', 'subox'])('%s is near enough to Suboxone', (typed) => {
  expect(meaning(typed)).toEqual(['buprenorphine'])
})
it('swapped letters are one mistake', () => {
  expect(meaning('herion')).toEqual(['heroin'])
})
it('short words, and words of a page, count only as they are', () => {
  expect(meaning('panc')).toEqual([])
  expect(meaning('attack')).toEqual([])
})
it('a short word is corrected in no phrase either, and a missing space is', () => {
  const found = phraseFinder([[{ means: 'rides' }, 'no car', 'panic attack']], () => false)
  const opened = ['no cat', 'my car', 'panicattack'].map((text) => found(text.split(' ')).meanings)
  expect(opened).toEqual([[], [], [{ means: 'rides' }]])
})
it('what opens a page is not searched for as well', () => {
  expect(find(['heroin', 'suboxone', 'refill', 'today'])).toEqual({
    meanings: [{ means: 'heroin' }, { page: '/refill', means: 'refill' }],
    rest: ['heroin', 'today'],
  })
})
it('only the last words may be unfinished', () => {
  expect(meaning('suboxone re')).toEqual(['refill'])
  expect(meaning('suboxone re today')).toEqual(['buprenorphine'])
})

const findSeed = phraseFinder(
  searchWords.map(({ typed, ...meaning }) => [meaning, ...typed.map((phrase) => phraseKey(wordsOf(phrase)))]),
  () => false,
)
it.each([
  ['¿Cuánto cuesta?', 'section-pagar-sin-seguro-o-sin-papeles'],
  ['cuanto cobran por consulta', 'section-pagar-sin-seguro-o-sin-papeles'],
  ['no tengo seguro', 'section-pagar-sin-seguro-o-sin-papeles'],
  ['quiero una cita', 'section-como-empezar'],
  ['horario', 'oficinas'],
  ['número de teléfono', 'oficinas'],
  ['¿es confidencial?', 'section-su-privacidad'],
  ['necesito intérprete', 'section-un-interprete-es-gratis'],
  ['desintoxicación', 'section-dejar-de-golpe-el-alcohol-o-las-pastillas'],
])('%s opens the Spanish page at %s [2.92]', (query, id) => {
  expect(findSeed(wordsOf(query)).meanings.map(({ page }) => page)).toEqual([`/es#${id}`])
})
