import { stemmer } from 'stemmer'
import { foldedText } from './foldedText.ts'

/** The normalized words of a text, without apostrophes. */
export const wordsOf = (text: string): string[] =>
  foldedText(text)
    .replaceAll("'", '')
    // "Don t" and "don;t": a space or the next key of the keyboard in place of the apostrophe.
    .replace(/(n)[^\p{L}\p{N}]{1,2}(t)(?![\p{L}\p{N}])/gu, '$1$2')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The index's term for a word. Null for a single letter or a common word. */
export const termFinder =
  (commonWords: string) =>
  (word: string): string | null =>
    word.length < 2 || ` ${commonWords} `.includes(` ${word} `) ? null : stemmer(word)

export const phraseKey = (words: readonly string[]): string => words.map(stemmer).join(' ')
