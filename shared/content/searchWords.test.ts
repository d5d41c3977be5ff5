import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CrisisWords, SearchSynonym } from '../entities/searchWords.ts'
import { commonWords } from '../search/commonWords.ts'
import { phraseKey, termFinder, wordsOf } from '../search/terms.ts'
import { crisisWords, searchSynonyms } from './searchWords.ts'

it('the synonyms and the crisis words match their schemas', () => {
  expect(z.safeParse(z.array(SearchSynonym), searchSynonyms).error).toBeUndefined()
  expect(z.safeParse(z.array(CrisisWords), crisisWords).error).toBeUndefined()
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
