import type { DangerPatterns } from '../entities/danger.ts'
import type { SearchWords } from '../entities/searchWords.ts'

/** What a match in each field of a page counts. */
export const fieldWeights = { title: 5, summary: 2, text: 1 } as const

export interface SearchEntry {
  path: string
  title: string
  label: string
  description: string
}

/** What the browser makes its index of: half the size of one that is ready. A term is only in the first field that has it. */
export interface SearchFile {
  entries: SearchEntry[]
  /** The terms of each entry's description and headings, separated by spaces. Those of its title follow from the title. */
  summaries: string[]
  /** Those that tell its text from the others. */
  texts: string[]
  commonWords: string
  /** What visitors type, and what it means on this site. */
  phrases: readonly Phrases[]
  dangers: DangerPatterns
}

export type Meaning = Omit<SearchWords, 'typed'>

/** A meaning, and the keys of its phrases (`phraseKey`). */
export type Phrases = readonly [meaning: Meaning, ...keys: string[]]
