import { expect, it } from 'vitest'
import { phraseFinder } from './phrases.ts'

const known = new Set(['the', 'methadone', 'attack'])
const find = phraseFinder(
  [
    ['anxiety', 'panic'],
    ['panic attack', 'panic attack', 'heart race'],
    ['heroin', 'heroin'],
    ['buprenorphine', 'suboxon'],
  ],
  (word) => known.has(word),
)
const meaning = (query: string) => find(query.split(' '))

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
  expect(find(['attack'])).toEqual([])
})
