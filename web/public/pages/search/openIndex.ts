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
  /** What the clinic does not have, and other notes on the first result. */
  notes: string[]
}

export type Search = (query: string) => SearchResults

const maxResults = 12
/** The lowest share of the best score: below it a result has little to do with the query. */
const lowestShare = 0.3
/** The lowest share of the query's own words, or of the words of one meaning, that a result has. */
const lowestCoverage = { typed: 0.5, meant: 0.6 }
/** How much more than the query's own words the first word of a meaning counts; each further word counts less. */
const meaningBoost = 2
/** A shorter word is the beginning of too many others. */
const shortestPrefix = 3

/** What a visitor types is matched in the browser, and never leaves it. */
export function openIndex(file: SearchFile): Search {
  const termOf = termFinder(file.commonWords)
  const { index, terms } = miniSearchOf(file, termOf)
  const isKnown = (word: string) => {
    const term = termOf(word)
    return term === null || terms.has(term)
  }
  const termsOf = (words: readonly string[]) => [...new Set(words.flatMap((word) => termOf(word) ?? []))]
  const findPhrases = phraseFinder(file.phrases, isKnown)
  const findDangers = dangerFinder(file.dangers, isKnown)
  return (query) => {
    const words = wordsOf(query)
    const { meanings: found, rest } = findPhrases(words)
    const meanings = found.flatMap(({ means }) => means ?? [])
    const first = found.flatMap(({ page }) => (page ? entriesAt(file.entries, page) : []))
    const typed = termsOf(rest)
    const isRelated = (matched: readonly string[]) => {
      const covers = (terms: readonly string[], share: number) =>
        terms.length > 0 && terms.filter((term) => matched.includes(term)).length >= terms.length * share
      return (
        covers(typed, lowestCoverage.typed) ||
        meanings.some((meaning) => covers(termsOf(wordsOf(meaning)), lowestCoverage.meant))
      )
    }
    const results = index.search({
      queries: [
        {
          queries: [rest.join(' ')],
          fuzzy: (term) => !terms.has(term) && term.length > 3 && (term.length > 5 ? 2 : 1),
          prefix: (term, at, all) =>
            at === all.length - 1 && term.length >= shortestPrefix && !terms.has(term),
        },
        ...meanings.map((meaning) => ({
          queries: [meaning],
          boostTerm: (_: string, at: number) => meaningBoost / (at + 1),
        })),
      ],
    })
    const lowest = (results[0]?.score ?? 0) * lowestShare
    const entries = [
      ...first,
      ...results
        .filter(({ score, queryTerms }) => score >= lowest && isRelated(queryTerms))
        .flatMap(({ id }) => file.entries[id] ?? []),
    ]
    return {
      entries: distinct(entries).slice(0, maxResults),
      dangers: findDangers(words),
      meanings: meanings.filter((meaning) => !wordsOf(meaning).every((word) => words.includes(word))),
      notes: found.flatMap(({ says }) => says ?? []),
    }
  }
}

/** The question at an address, or the page with the part that the address names. */
function entriesAt(entries: readonly SearchEntry[], address: string): SearchEntry[] {
  const [path] = address.split('#')
  const page = entries.find((entry) => entry.path === address) ?? entries.find((entry) => entry.path === path)
  return page ? [{ ...page, path: address }] : []
}

/** The first one of each page, whatever part of it the address names. */
const distinct = (entries: readonly SearchEntry[]): SearchEntry[] => {
  const titles = new Set<string>()
  return entries.filter(({ title }) => !titles.has(title) && titles.add(title))
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
