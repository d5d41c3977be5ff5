import { phraseKey, wordsOf } from './terms.ts'

/** "At" is one of them since "ate" has the same stem. */
const fillers = new Set('a an at the just really now been only like real un una el'.split(' '))

/** The forms in which the words of dangers are compared. */
export const dangerTerms = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word)).map((word) => phraseKey([word]))

/** A phrase of terms with a space on both sides, so that it is found only as whole words. */
export const spaced = (terms: readonly string[]): string => ` ${terms.join(' ')} `

export const dangerPhrase = (phrase: string): string => spaced(dangerTerms(wordsOf(phrase)))
