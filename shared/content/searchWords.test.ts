import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SearchWords } from '../entities/searchWords.ts'
import { phraseKey, termFinder, wordsOf } from '../search/terms.ts'
import { commonWords } from './commonWords.ts'
import { searchWords } from './searchWords.ts'

it('the search words match their schema', () => {
  expect(z.safeParse(z.array(SearchWords), searchWords).error).toBeUndefined()
})

it('no word has two meanings [2.92]', () => {
  const rows = searchWords.map(({ typed }) => new Set(typed.map((phrase) => phraseKey(wordsOf(phrase)))))
  const keys = rows.flatMap((row) => [...row])
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

it('what is searched for instead has a word that the index has', () => {
  const empty = searchWords.filter(({ means }) => means && !wordsOf(means).some(termFinder(commonWords)))
  expect(empty).toEqual([])
})

it('every row has words to search for or a page to open', () => {
  expect(searchWords.filter(({ means, page }) => !means && !page)).toEqual([])
})
