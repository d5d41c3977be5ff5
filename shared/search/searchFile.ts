import type { DangerPatterns } from '../entities/danger.ts'
import type { SearchWords } from '../entities/searchWords.ts'

export const fieldWeights = { title: 5, summary: 2, text: 1 } as const

export interface SearchEntry {
  path: string
  title: string
  label: string
  description: string
}

/** The browser's index is made of this: half the size. A term is only in the first field that has it. */
export interface SearchFile {
  entries: SearchEntry[]
  /** Terms of descriptions and headings, separated by spaces. Those of titles follow from the titles. */
  summaries: string[]
  /** Terms that distinguish each text from the others. */
  texts: string[]
  commonWords: string
  /** Phrases that visitors type, with their meaning on this site. */
  phrases: readonly Phrases[]
  dangers: DangerPatterns
}

export type Meaning = Omit<SearchWords, 'typed'>

/** A meaning, and the keys of its phrases (`phraseKey`). */
export type Phrases = readonly [meaning: Meaning, ...keys: string[]]
