import { stemmer } from 'stemmer'

/** The words of a text in lower case, without accents and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** What the index has for a word; null for a single letter, and for a word that is in every text. */
export const termFinder =
  (commonWords: string) =>
  (word: string): string | null =>
    word.length < 2 || ` ${commonWords} `.includes(` ${word} `) ? null : stemmer(word)

/** The form in which phrases are compared. */
export const phraseKey = (words: readonly string[]): string => words.map(stemmer).join(' ')
