import type { Danger, DangerRules } from '#shared/entities/danger.ts'
import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'
import { phraseKey } from '#shared/search/terms.ts'
import { distance } from './phrases.ts'

/**
 * Finds the dangers that a query names, the most urgent first. The phrases of the rules are in the form of
 * `dangerPhrase`. A word that no page and no rule has may be mistyped.
 */
export function dangerFinder(
  { groups, rules }: DangerRules,
  isKnown: (word: string) => boolean,
): (words: readonly string[]) => Danger[] {
  const vocabulary = new Set(
    Object.values(groups)
      .flat()
      .flatMap((phrase) => phrase.trim().split(' ')),
  )
  const correct = (term: string, word: string): string => {
    if (term.length < 5 || vocabulary.has(term) || isKnown(word)) return term
    // "Turnin blue".
    const whole = phraseKey([`${word}g`])
    if (word.endsWith('in') && vocabulary.has(whole)) return whole
    const mistakes = word.length < 9 ? 1 : 2
    const [nearest] = [...vocabulary]
      .filter((other) => other.length > 3 && Math.abs(other.length - term.length) <= mistakes)
      .map((other) => ({ other, mistakes: distance(term, other) }))
      .sort((one, two) => one.mistakes - two.mistakes)
    return nearest && nearest.mistakes <= mistakes ? nearest.other : term
  }
  return (words) => {
    const text = spaced(words.flatMap((word) => dangerTerms([word]).map((term) => correct(term, word))))
    const found = new Set<string>()
    for (const [group, phrases] of Object.entries(groups))
      if (phrases.some((phrase) => text.includes(phrase))) found.add(group)
    const applies = (group: string) => (group.startsWith('!') ? !found.has(group.slice(1)) : found.has(group))
    return [...new Set(rules.filter(([, ...needed]) => needed.every(applies)).map(([danger]) => danger))]
  }
}
