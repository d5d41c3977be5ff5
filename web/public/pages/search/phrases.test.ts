import { expect, it } from 'vitest'
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
