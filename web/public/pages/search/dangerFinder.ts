import type { Danger, DangerPatterns, Unsure } from '#shared/entities/danger.ts'
import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'
import { phraseKey, wordsOf } from '#shared/search/terms.ts'
import { isWithin } from './phrases.ts'

/**
 * Finds the dangers that a query names, the most urgent first, or that it may mean one. A word that no page and no rule has may be mistyped.
 */
export function dangerFinder({ groups, rules }: DangerPatterns, isKnown: (word: string) => boolean) {
  const vocabulary = new Set(Object.values(groups).flatMap(wordsOf))
  const patterns = Object.entries(groups).map(([group, phrases]) => ({
    group,
    // The phrases are the clinic's own, of letters and digits.
    pattern: new RegExp(` (${phrases}) `),
  }))
  const correct = (term: string, word: string): string => {
    if (term.length < 5 || vocabulary.has(term) || isKnown(word)) return term
    // "Turnin blue".
    const whole = phraseKey([`${word}g`])
    if (word.endsWith('in') && vocabulary.has(whole)) return whole
    const nearest = (most: number) =>
      [...vocabulary].find((other) => other.length > 3 && isWithin(most, term, other))
    return nearest(1) ?? (word.length < 9 ? term : (nearest(2) ?? term))
  }
  return (words: readonly string[]): (Danger | Unsure)[] => {
    const text = spaced(words.flatMap((word) => dangerTerms([word]).map((term) => correct(term, word))))
    const found = new Set(patterns.flatMap(({ group, pattern }) => (pattern.test(text) ? group : [])))
    const applies = (needed: string) =>
      needed.startsWith('!')
        ? !found.has(needed.slice(1))
        : needed.split('/').some((group) => found.has(group))
    const dangers = new Set(rules.filter(([, ...needed]) => needed.every(applies)).map(([danger]) => danger))
    if (dangers.size > 1) dangers.delete('unsure')
    return [...dangers]
  }
}
