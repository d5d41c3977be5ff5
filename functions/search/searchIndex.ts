import { createHash } from 'node:crypto'
import { commonWords } from '#shared/content/commonWords.ts'
import { dangerRules } from '#shared/content/dangerRules.ts'
import { searchWords } from '#shared/content/searchWords.ts'
import { withFacts } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'
import { searchIndexKey } from '#shared/rendering.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import type { SearchFile } from '#shared/search/searchFile.ts'
import { phraseKey, termFinder, wordsOf } from '#shared/search/terms.ts'
import type { Findable } from './searchPages.ts'

/** The index has only the most distinctive words of each text, at most this many, to keep its file small. */
const wordsPerPage = 100
const wordsPerQuestion = 25
/** The limit for all texts together. The more pages the site has, the fewer words the index has of each. */
const wordsInAll = 6_900

/** A word in more summaries than this, such as in "Key points", is left out because it does not distinguish pages. */
const maxSummariesPerTerm = 64

/** Parts of phone numbers, sections of laws and years are words of many texts, and nobody searches for them. */
const startsWithDigit = /^\d/

export function searchIndex(findable: readonly Findable[], site: Site) {
  const body = JSON.stringify(searchFile(findable, site))
  const hash = createHash('sha256').update(body).digest('base64url').replace(/[-_]/g, '').slice(0, 10)
  return { key: searchIndexKey(hash), body }
}

export function searchFile(findable: readonly Findable[], site: Site): SearchFile {
  const distinctive = distinctiveTerms(findable)
  const summaries = findable.map(({ description, headings }) => termsOf(`${description} ${headings}`))
  const summariesWith = textsWithTerm(summaries)
  const found = findable.map(({ title }, entry) => {
    const inTitle = termsOf(title)
    const isDistinctive = (term: string) => (summariesWith.get(term) ?? 0) <= maxSummariesPerTerm
    const summary = (summaries[entry] ?? []).filter((term) => isDistinctive(term) && !inTitle.includes(term))
    const earlier = [...inTitle, ...summary]
    return { summary, text: (distinctive[entry] ?? []).filter((term) => !earlier.includes(term)) }
  })
  return {
    entries: findable.map(({ path, title, label, description }) => ({ path, title, label, description })),
    summaries: found.map(({ summary }) => joined(summary)),
    texts: found.map(({ text }) => joined(text)),
    commonWords,
    phrases: phrasesOf(
      new Set(findable.flatMap(({ path, ids }) => [path, ...ids.map((id) => `${path}#${id}`)])),
      site,
    ),
    dangers: dangerPatterns(dangerRules),
  }
}

/** If staff have removed the page of a phrase, a search treats the phrase as ordinary words. */
function phrasesOf(addresses: ReadonlySet<string>, site: Site): SearchFile['phrases'] {
  return searchWords.flatMap(({ typed, means, page, says }): SearchFile['phrases'] => {
    if (page && addresses.has(page))
      return [[{ page, means, says: says && withFacts(says, site) }, ...keysOf(typed)]]
    // `means`, the word that pages use, is a key too, because visitors may mistype it.
    return means ? [[{ means }, ...keysOf([means, ...typed])]] : []
  })
}

/** The terms that are frequent in a text and rare in others (tf-idf), for each text. Ties are sorted by alphabet. */
function distinctiveTerms(findable: readonly Findable[]): string[][] {
  const counts = findable.map(({ text }) => {
    const countsOfText = new Map<string, number>()
    for (const term of termsOf(text))
      if (!startsWithDigit.test(term)) countsOfText.set(term, (countsOfText.get(term) ?? 0) + 1)
    return countsOfText
  })
  const textsWith = textsWithTerm(counts.map((countsOfText) => countsOfText.keys()))
  const sizes = findable.map(({ isQuestion }) => (isQuestion ? wordsPerQuestion : wordsPerPage))
  const share = Math.min(1, wordsInAll / sizes.reduce((sum, size) => sum + size, 0))
  return counts.map((countsOfText, entry) =>
    [...countsOfText]
      .map(([term, count]) => {
        const rarity = Math.log(findable.length / (textsWith.get(term) ?? 1))
        return { term, weight: (1 + Math.log(count)) * rarity }
      })
      .sort((one, other) => other.weight - one.weight || (one.term < other.term ? -1 : 1))
      .slice(0, Math.floor((sizes[entry] ?? 0) * share))
      .map(({ term }) => term),
  )
}

function textsWithTerm(texts: readonly Iterable<string>[]): Map<string, number> {
  const textsWith = new Map<string, number>()
  for (const terms of texts)
    for (const term of new Set(terms)) textsWith.set(term, (textsWith.get(term) ?? 0) + 1)
  return textsWith
}

/** The set removes duplicates, since "perc" and "percs" have the same key. */
const keysOf = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.map((phrase) => phraseKey(wordsOf(phrase)))),
]

const termOf = termFinder(commonWords)

/** A cache, because texts repeat the same few thousand words. */
const terms = new Map<string, string | null>()

const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    if (!terms.has(word)) terms.set(word, termOf(word))
    return terms.get(word) ?? []
  })

const joined = (terms: readonly string[]): string => [...new Set(terms)].sort().join(' ')
