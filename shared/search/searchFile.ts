import type { DangerPatterns } from '../entities/danger.ts'

/** What a match in each field of a page counts. The postings of `SearchFile` are in this order. */
export const fieldWeights = { title: 5, summary: 2, text: 1 } as const

/** A page, or a question with its address on a page. */
export interface SearchEntry {
  path: string
  title: string
  label: string
  description: string
}

/** The search index as it is published. Plain lists of words compress to two thirds of MiniSearch's own format. */
export interface SearchFile {
  entries: SearchEntry[]
  /** Sorted, separated by spaces. */
  terms: string
  /**
   * For each field and, separated by commas, each term: the numbers of its entries, each as its distance from the one
   * before, in base 36, separated by spaces.
   */
  postings: string[]
  commonWords: string
  /** What visitors type, and what it means on this site. */
  phrases: readonly Phrases[]
  dangers: DangerPatterns
}

export interface Meaning {
  means?: string
  page?: string
  says?: string
}

/** A meaning, and the keys of its phrases (`phraseKey`). */
export type Phrases = readonly [meaning: Meaning, ...keys: string[]]
