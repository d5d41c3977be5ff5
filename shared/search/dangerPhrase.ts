import type { DangerPatterns, DangerRules } from '../entities/danger.ts'
import { phraseKey, wordsOf } from './terms.ts'

/** Words that are ignored in phrases. "At" is included because "ate" has the same stem. */
const fillers = new Set('a an at the just really now been only like real un una el'.split(' '))

export const dangerTerms = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word)).map((word) => phraseKey([word]))

/** Terms with spaces between and around them, so that a phrase is found only as whole words. */
export const spaced = (terms: readonly string[]): string => ` ${terms.join(' ')} `

/** Turns the phrase "hit/beat me" into a part of a regular expression: (hit|beat) me. */
const dangerPhrase = (phrase: string): string =>
  phrase
    .split(' ')
    .flatMap((words) => {
      const [term, ...others] = words.split('/').flatMap((word) => dangerTerms(wordsOf(word)))
      if (!term) return []
      return others.length > 0 ? `(${[...new Set([term, ...others])].join('|')})` : term
    })
    .join(' ')

/** The rules in their published form, with a regular expression for each group. */
export const dangerPatterns = ({ groups, rules, subjects }: DangerRules): DangerPatterns => ({
  groups: Object.fromEntries(
    Object.entries(groups).map(([group, phrases]) => [
      group,
      [...new Set(phrases.map(dangerPhrase))].join('|'),
    ]),
  ),
  rules,
  subjects,
})
