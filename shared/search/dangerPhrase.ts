import type { DangerPatterns, DangerRules } from '../entities/danger.ts'
import { phraseKey, wordsOf } from './terms.ts'

/** "At" is one of them since "ate" has the same stem. */
const fillers = new Set('a an at the just really now been only like real un una el'.split(' '))

export const dangerTerms = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word)).map((word) => phraseKey([word]))

/** A phrase of terms with a space on both sides, so that it is found only as whole words. */
export const spaced = (terms: readonly string[]): string => ` ${terms.join(' ')} `

/** "Hit/beat me" as a part of a regular expression: (hit|beat) me. */
const dangerPhrase = (phrase: string): string =>
  phrase
    .split(' ')
    .flatMap((words) => {
      const [term, ...others] = words.split('/').flatMap((word) => dangerTerms(wordsOf(word)))
      if (!term) return []
      return others.length > 0 ? `(${[...new Set([term, ...others])].join('|')})` : term
    })
    .join(' ')

/** The rules as they are published: a regular expression for each group. */
export const dangerPatterns = ({ groups, rules }: DangerRules): DangerPatterns => ({
  groups: Object.fromEntries(
    Object.entries(groups).map(([group, phrases]) => [
      group,
      [...new Set(phrases.map(dangerPhrase))].join('|'),
    ]),
  ),
  rules,
})
