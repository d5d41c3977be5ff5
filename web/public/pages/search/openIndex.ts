import MiniSearch from 'minisearch'
import type { Danger, Unsure } from '#shared/entities/danger.ts'
import { fieldWeights, type SearchEntry, type SearchFile } from '#shared/search/searchFile.ts'
import { termFinder, wordsOf } from '#shared/search/terms.ts'
import type { DangerModel } from './dangerClassifier.ts'
import { dangerFinder } from './dangerFinder.ts'
import { phraseFinder } from './phrases.ts'

export interface SearchResults {
  entries: SearchEntry[]
  /** The likeliest first. */
  dangers: (Danger | Unsure)[]
  /** The language of the cards. */
  language: 'en' | 'es'
  /** Words that were searched for in addition to those of the query. */
  meanings: string[]
  /** Notes above the results, such as that the clinic does not offer a service. */
  notes: string[]
}

export type Search = (query: string) => SearchResults

const maxResults = 12
/** Results whose score is a smaller share of the best score have little to do with the query. */
const lowestShare = 0.3
/** A result must have at least this share of the query's words, or of the words of one meaning. */
const lowestCoverage = { typed: 0.5, meant: 0.6 }
/** The weight of a meaning's first word, relative to words of the query. Each further word counts less. */
const meaningBoost = 2
/** Too many words begin with a shorter prefix. */
const shortestPrefix = 3

/** Frequent words of Spanish that are no English words. Accents are folded. */
const spanish = new Set(
  `mi mis un una unos unas las del esta estan este esto eso que quien se le les lo nos por para pero muy
  mucho mucha demasiado todos todas hay eres somos estoy estamos tengo tiene tomo tome toma tomar tomando bebe bebo beber
  bebiendo uso usa quiero quiere necesito puedo puede pueden cuando como donde cuanto cuantos porque hijo hija nino nina
  esposo esposa marido mujer novio novia hermano hermana amigo alguien pastillas droga drogas cerveza alcoholico alcoholica
  alcoholicos adicto adicta verguenza dejar dejo deje dolor pecho miedo ayuda morir vivir matar pega respira despierta
  sobredosis embarazada manejar borracho borracha emergencia heroina fentanilo cocaina violaron amenazan`.split(
    /\s+/,
  ),
)

/** Returns a function that searches in the browser, so that no server gets the query. */
export function openIndex(file: SearchFile, model: DangerModel): Search {
  const termOf = termFinder(file.commonWords)
  const termsOf = (words: readonly string[]) => [...new Set(words.flatMap((word) => termOf(word) ?? []))]
  const documents = file.entries.map(({ title }, id) => ({
    id,
    title: termsOf(wordsOf(title)).join(' '),
    summary: file.summaries[id] ?? '',
    text: file.texts[id] ?? '',
  }))
  const index = new MiniSearch({
    fields: Object.keys(fieldWeights),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: fieldWeights, processTerm: termOf },
  })
  index.addAll(documents)
  const terms = new Set(
    documents.flatMap(({ title, summary, text }) => wordsOf(`${title} ${summary} ${text}`)),
  )
  const isKnown = (word: string) => {
    const term = termOf(word)
    return term === null || terms.has(term)
  }
  const findPhrases = phraseFinder(file.phrases, isKnown)
  const findDangers = dangerFinder(file.dangers, isKnown, model)
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
          fuzzy: (term) => !terms.has(term) && term.length > 4 && (term.length > 5 ? 2 : 1),
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
    const dangers = findDangers(words)
    const language = words.some((word) => spanish.has(word)) ? 'es' : 'en'
    const all = [
      ...first,
      ...results
        .filter(({ score, queryTerms }) => score >= lowest && isRelated(queryTerms))
        .flatMap(({ id }) => file.entries[id] ?? []),
    ]
    // A single word of Spanish is the name of a topic, whose page stays first.
    const isFirst = ({ path }: SearchEntry, at: number) =>
      language === 'es' && words.length > 1 ? /^\/es\b/.test(path) : at === 0
    const helping = helpPages(dangers, language)
      .slice(0, words.length)
      .flatMap((path) => entriesAt(file.entries, path))
    return {
      entries: distinct([...all.filter(isFirst), ...helping, ...all]).slice(0, maxResults),
      dangers,
      language,
      meanings: newWords(meanings, words),
      notes: found.flatMap(({ says }) => says ?? []),
    }
  }
}

/** What every query in Spanish finds, and every danger. Without the table of pages, as the search is one small file. */
const helpPages = ([danger]: readonly (Danger | Unsure)[], language: 'en' | 'es'): string[] => {
  if (language === 'es') return [danger ? '/es#section-en-peligro-o-en-crisis' : '/es']
  if (!danger) return []
  if (danger === 'pregnancy') return ['/pregnancy#urgent-pregnancy']
  return danger === 'unsure'
    ? ['/urgent-help']
    : [`/urgent-help#urgent-${danger}`, ...(danger === 'overdose' ? ['/after-an-overdose'] : [])]
}

/** The meanings without words of the query or of an earlier meaning. */
const newWords = (meanings: readonly string[], words: readonly string[]): string[] => {
  const known = new Set(words)
  return meanings.flatMap(
    (meaning) =>
      wordsOf(meaning)
        .filter((word) => !known.has(word) && known.add(word))
        .join(' ') || [],
  )
}

/** The entry at an address, or else the entry of its page, with the address and its fragment as `path`. */
function entriesAt(entries: readonly SearchEntry[], address: string): SearchEntry[] {
  const [path] = address.split('#')
  const page = entries.find((entry) => entry.path === address) ?? entries.find((entry) => entry.path === path)
  return page ? [{ ...page, path: address }] : []
}

/** Keeps the first entry of each title, because several may lead to parts of the same page. */
const distinct = (entries: readonly SearchEntry[]): SearchEntry[] => {
  const titles = new Set<string>()
  return entries.filter(({ title }) => !titles.has(title) && titles.add(title))
}
