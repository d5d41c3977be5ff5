import type { DangerPatterns } from '../entities/danger.ts'
import type { SearchWords } from '../entities/searchWords.ts'

export const fieldWeights = { title: 5, summary: 2, text: 1 } as const

export interface SearchEntry {
  path: string
  title: string
  label: string
  description: string
}

/**
 * The browser builds its index from this data, which has half the index's size. Only the first field with a term has
 * it.
 */
export interface SearchFile {
  entries: SearchEntry[]
  /** Terms of descriptions and headings, separated by spaces. The browser derives those of titles from the titles. */
  summaries: string[]
  /** Terms that distinguish each text from the others. */
  texts: string[]
  commonWords: string
  /** Phrases that visitors type, with their meanings on this site. */
  phrases: readonly Phrases[]
  dangers: DangerPatterns
}

export type Meaning = Omit<SearchWords, 'typed'>

/** A meaning, and the keys (`phraseKey`) of the phrases that have this meaning. */
export type Phrases = readonly [meaning: Meaning, ...keys: string[]]
