import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SearchSynonym } from '../entities/searchWords.ts'
import { commonWords } from '../search/commonWords.ts'
import { phraseKey, termFinder, wordsOf } from '../search/terms.ts'
import { searchSynonyms } from './searchWords.ts'

it('the synonyms match their schema', () => {
  expect(z.safeParse(z.array(SearchSynonym), searchSynonyms).error).toBeUndefined()
})

it('no word has two meanings', () => {
  const rows = searchSynonyms.map(({ typed }) => new Set(typed.map((phrase) => phraseKey(wordsOf(phrase)))))
  const keys = rows.flatMap((row) => [...row])
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

it('what is searched for instead has a word that the index has', () => {
  const empty = searchSynonyms.filter(({ means }) => !wordsOf(means).some(termFinder(commonWords)))
  expect(empty).toEqual([])
})
