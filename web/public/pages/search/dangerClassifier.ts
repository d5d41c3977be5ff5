import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'

/** A linear model of a sentence's subject: a whole number for each feature bucket and kind. */
export interface DangerModel {
  /** The dangers, words that may mean one, and harmless sentences. */
  kinds: readonly string[]
  /** A character for each weight, those of one bucket together. */
  weights: string
}

/** Features share buckets. With twice as many the model is no better. */
export const buckets = 2 ** 13
/** The size of a step between two weights, and the character of zero. */
export const weightStep = 0.45
export const zeroCharacter = 78

const persons = new Set(
  dangerTerms(
    `husband wife boyfriend girlfriend bf gf mom mother dad father brother sister friend roommate cousin uncle aunt
    neighbor partner fiance ex buddy coworker man woman guy grandma grandpa grandmother grandfather bro somebody someone
    esposo esposa marido novio novia mama papa hermano hermana amigo amiga primo prima tio tia vecino vecina`.split(
      /\s+/,
    ),
  ),
)
const pronouns = new Set(dangerTerms('he she hes shes they him her them his'.split(' ')))
/** Groups of the rules with interchangeable words: a sentence about Percocet is as true of Norco. */
const classGroups = ['opioid', 'sedative', 'stimulant', 'alcohol', 'child', 'medicine', 'buprenorphine']

/** The buckets of a sentence: words, pairs of words, classes of words, and 3 and 4 letters in a row. */
export function featureFinder(groups: Readonly<Record<string, string>>) {
  const patterns = classGroups.map((group) => ({
    name: group.toUpperCase(),
    pattern: new RegExp(`^ (${groups[group] ?? ''}) $`),
  }))
  const classes = new Map<string, string>()
  const classOf = (term: string): string => {
    const known = classes.get(term)
    if (known) return known
    const found = /^\d+$/.test(term)
      ? 'NUMBER'
      : persons.has(term)
        ? 'PERSON'
        : pronouns.has(term)
          ? 'PRONOUN'
          : (patterns.find(({ pattern }) => pattern.test(spaced([term])))?.name ?? term)
    classes.set(term, found)
    return found
  }
  return (words: readonly string[], terms: readonly string[]): number[] => {
    const typed = ['^', ...terms, '$']
    const classed = typed.map(classOf)
    const features = [
      'bias',
      ...terms.map((term) => `w${term}`),
      ...runsOf(2, typed).map((run) => `b${run.join(' ')}`),
      ...[1, 2, 3].flatMap((length) => runsOf(length, classed).map((run) => `k${run.join(' ')}`)),
      ...words.flatMap((word) =>
        [3, 4].flatMap((length) => runsOf(length, [...`_${word}_`]).map((run) => `c${run.join('')}`)),
      ),
    ]
    return [...new Set(features.map(bucketOf))]
  }
}

const runsOf = (length: number, list: readonly string[]): string[][] =>
  list.slice(length - 1).map((_, at) => list.slice(at, at + length))

/** FNV-1a, with its bits mixed once more. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % buckets
}

/** The probability of each kind for a sentence with these features. */
export const classifier =
  ({ kinds, weights }: DangerModel) =>
  (features: readonly number[], isLikelier: (kind: string) => number): Map<string, number> => {
    const scores = kinds.map((kind, at) => {
      const sum = features.reduce(
        (total, bucket) => total + weights.charCodeAt(bucket * kinds.length + at) - zeroCharacter,
        0,
      )
      return (sum * weightStep) / Math.sqrt(features.length) + isLikelier(kind)
    })
    return new Map(shares(scores).map((share, at) => [kinds[at] ?? '', share]))
  }

/** Softmax. */
export function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
