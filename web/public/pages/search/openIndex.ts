import MiniSearch from 'minisearch'
import type { Danger } from '#shared/entities/danger.ts'
import { fieldWeights, type SearchEntry, type SearchFile } from '#shared/search/searchFile.ts'
import { termFinder, wordsOf } from '#shared/search/terms.ts'
import { dangerFinder } from './dangerFinder.ts'
import { phraseFinder } from './phrases.ts'

export interface SearchResults {
  entries: SearchEntry[]
  /** The most urgent first. */
  dangers: Danger[]
  /** What was searched for besides the query's own words. */
  meanings: string[]
}

export type Search = (query: string) => SearchResults

const maxResults = 12
/** The lowest share of the best score: below it a result has little to do with the query. */
const lowestShare = 0.2
/** How much more than the query's own words their meanings count. */
const meaningBoost = 2

/** What a visitor types is matched in the browser, and never leaves it. */
export function openIndex(file: SearchFile): Search {
  const termOf = termFinder(file.commonWords)
  const { index, terms } = miniSearchOf(file, termOf)
  const isKnown = (word: string) => {
    const term = termOf(word)
    return term === null || terms.has(term)
  }
  const findMeanings = phraseFinder(file.synonyms, isKnown)
  const findDangers = dangerFinder(file.dangers, isKnown)
  return (query) => {
    const words = wordsOf(query)
    const meanings = findMeanings(words)
    const found = index.search({
      queries: [
        {
          queries: [query],
          fuzzy: (term) => !terms.has(term) && term.length > 3 && (term.length > 5 ? 2 : 1),
          prefix: (_, at, all) => at === all.length - 1,
        },
        ...meanings.map((meaning) => ({ queries: [meaning], boostTerm: () => meaningBoost })),
      ],
    })
    const lowest = (found[0]?.score ?? 0) * lowestShare
    return {
      entries: found
        .filter(({ score }) => score >= lowest)
        .slice(0, maxResults)
        .flatMap(({ id }) => file.entries[id] ?? []),
      dangers: findDangers(words),
      meanings: meanings.filter((meaning) => !wordsOf(meaning).every((word) => words.includes(word))),
    }
  }
}

/** MiniSearch's own plain form of an index, from the shorter one in which it is published. */
function miniSearchOf(
  { entries, terms: joinedTerms, postings }: SearchFile,
  processTerm: (word: string) => string | null,
) {
  const terms = joinedTerms.split(' ')
  const fields = Object.keys(fieldWeights)
  const lists = postings.map((field) => field.split(','))
  const fieldLength = Object.fromEntries(entries.map((_, number) => [number, fields.map(() => 0)]))
  const entriesWith = (number: number, list = '') => {
    const counts: Record<string, number> = {}
    let entry = 0
    for (const distance of list ? list.split(' ') : []) {
      entry += Number.parseInt(distance, 36)
      counts[entry] = 1
      const lengths = fieldLength[entry]
      if (lengths) lengths[number] = (lengths[number] ?? 0) + 1
    }
    return counts
  }
  const index = terms.map((term, at): [string, Record<string, Record<string, number>>] => [
    term,
    Object.fromEntries(lists.map((field, number) => [number, entriesWith(number, field[at])])),
  ])
  const numbers = entries.map((_, number) => number)
  const plain = {
    documentCount: numbers.length,
    nextId: numbers.length,
    documentIds: numbers,
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength,
    averageFieldLength: fields.map(
      (_, field) =>
        numbers.reduce((sum, number) => sum + (fieldLength[number]?.[field] ?? 0), 0) / numbers.length,
    ),
    storedFields: [],
    index,
    serializationVersion: 2,
  }
  const options = { fields, tokenize: wordsOf, processTerm, searchOptions: { boost: fieldWeights } }
  return { index: MiniSearch.loadJS<SearchEntry>(plain, options), terms: new Set(terms) }
}
