import type { Danger, DangerPatterns, Unsure } from '#shared/entities/danger.ts'
import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'
import { phraseKey, wordsOf } from '#shared/search/terms.ts'
import { classifier, type DangerModel, featureFinder } from './dangerClassifier.ts'
import { isWithin } from './phrases.ts'

/** Cards are shown only if the probability of all dangers together is at least this. */
const lowestDanger = 0.56
/** The lowest probability at which a danger besides the likeliest gets a card. `byRule`: the danger's rules apply. */
const lowestOther = { byModel: 0.2, byRule: 0.05 }
/** A less probable kind needs a word of its subject, and one with an exception needs its condition in any case. */
const lowestWithoutSubject = 0.5
/** If the likeliest danger is less probable than this, the card with the numbers for every danger follows. */
const lowestSure = 0.4

/** Uses rules and model to find the dangers that a query names or may mean, the likeliest first. */
export function dangerFinder(
  patterns: DangerPatterns,
  isKnown: (word: string) => boolean,
  model: DangerModel,
) {
  const termsOf = termReader(patterns.groups, isKnown)
  const subjects = new Map<string, string>(Object.entries(patterns.subjects))
  const groupsOf = groupFinder(patterns.groups)
  const featuresOf = featureFinder(patterns.groups)
  const classify = classifier(model)
  return (words: readonly string[]): (Danger | Unsure)[] => {
    const found = groupsOf(termsOf(words))
    const byRule = dangersByRule(patterns, found)
    const isByRule = (kind: string) => byRule.some((danger) => danger === kind)
    const possible = [...classify(featuresOf(words, found, byRule))].filter(([kind, share]) => {
      const subject = subjects.get(kind)
      return hasOne(subject, found) || (share >= lowestWithoutSubject && !subject?.includes('!'))
    })
    const harmless = possible.find(([kind]) => kind === 'harmless')?.[1] ?? 0
    const [first, ...others] = possible
      .filter(([kind]) => kind !== 'harmless')
      .sort(([, one], [, other]) => other - one)
    const dangers = possible.reduce((sum, [, share]) => sum + share, -harmless)
    if (!first || dangers < lowestDanger * (dangers + harmless)) return []
    const kinds = new Set([
      first[0],
      ...others.flatMap(([kind, share]) =>
        share >= lowestOther[isByRule(kind) ? 'byRule' : 'byModel'] ? kind : [],
      ),
      ...(first[1] < lowestSure ? ['unsure'] : []),
    ])
    // The set has the model's kinds without `harmless`.
    return [...kinds] as (Danger | Unsure)[]
  }
}

/** A group with `!` before it must not be there. */
const hasOne = (groups: string | undefined, found: ReadonlySet<string>): boolean =>
  groups === undefined ||
  groups.split('/').some((group) => (group.startsWith('!') ? !found.has(group.slice(1)) : found.has(group)))

/** Finds the groups of which a phrase is among the terms. */
export function groupFinder(groups: DangerPatterns['groups']) {
  // No escaping, because the clinic's phrases have only letters, digits and our operators.
  const patterns = Object.entries(groups).map(([group, phrases]) => ({
    group,
    pattern: new RegExp(` (${phrases}) `),
  }))
  return (terms: readonly string[]): ReadonlySet<string> => {
    const text = spaced(terms)
    return new Set(patterns.flatMap(({ group, pattern }) => (pattern.test(text) ? group : [])))
  }
}

/** The dangers whose rules apply to the groups that were found, the most urgent first. */
export function dangersByRule(
  { rules }: Pick<DangerPatterns, 'rules'>,
  found: ReadonlySet<string>,
): (Danger | Unsure)[] {
  const dangers = new Set(
    rules.filter(([, ...needed]) => needed.every((one) => hasOne(one, found))).map(([danger]) => danger),
  )
  if (dangers.size > 1) dangers.delete('unsure')
  return [...dangers]
}

/** Turns words into the terms of the rules. A word that no page and no rule has may be mistyped. */
export function termReader(groups: DangerPatterns['groups'], isKnown: (word: string) => boolean) {
  const vocabulary = new Set(Object.values(groups).flatMap(wordsOf))
  const correct = (term: string, word: string): string => {
    if (term.length < 5 || vocabulary.has(term) || isKnown(word)) return term
    // "Turnin blue" means "turning blue".
    const whole = phraseKey([`${word}g`])
    if (word.endsWith('in') && vocabulary.has(whole)) return whole
    const nearest = (most: number) =>
      [...vocabulary].find((other) => other.length > 3 && isWithin(most, term, other))
    return nearest(1) ?? (word.length < 9 ? term : (nearest(2) ?? term))
  }
  /** A cache, because typing a letter changes only one word. */
  const termsOfWord = new Map<string, string[]>()
  return (words: readonly string[]): string[] =>
    words.flatMap((word) => {
      const terms = termsOfWord.get(word) ?? dangerTerms([word]).map((term) => correct(term, word))
      termsOfWord.set(word, terms)
      return terms
    })
}
