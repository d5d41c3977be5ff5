import { dangerWordClasses } from '#shared/content/dangerWordClasses.ts'
import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'

/** A linear model of a sentence's subject: a whole number for each feature bucket and kind. */
export interface DangerModel {
  /** The dangers, words that may mean one, and harmless sentences. */
  kinds: readonly string[]
  /** A character for each weight, those of one bucket together. */
  weights: string
}

/** Features share buckets. With twice as many the model is no better. */
export const buckets = 2 ** 13
/** Weights have one of these sizes, farther apart where they are larger: exact ones take half as many bytes again. */
export const weightSizes = [0.75, 1.5, 2.5, 4, 6, 9]
/** The character of zero. Those after it are positive weights, and those before it negative ones. */
export const zeroCharacter = 78

/** Groups of the rules with interchangeable words: a sentence about Percocet is as true of Norco. */
const classGroups = ['opioid', 'sedative', 'stimulant', 'alcohol', 'child', 'medicine', 'buprenorphine']

/**
 * The buckets of a sentence: words, up to three words in a row with each as its class, pairs of classes in any order, and
 * 3 and 4 letters in a row.
 */
export function featureFinder(groups: Readonly<Record<string, string>>) {
  const classesOf = classFinder(groups)
  return (words: readonly string[], terms: readonly string[]): number[] => {
    const inOrder = ['^', ...terms.map((term) => classesOf(term)[0] ?? term), '$']
    const present = [...new Set(terms.flatMap(classesOf))].sort()
    const features = [
      'bias',
      ...terms.map((term) => `w${term}`),
      ...[1, 2, 3].flatMap((length) => runsOf(length, inOrder).map((run) => `k${run.join(' ')}`)),
      ...present.flatMap((one, at) => present.slice(at).map((other) => `p${one} ${other}`)),
      ...words.flatMap((word) =>
        [3, 4].flatMap((length) => runsOf(length, [...`_${word}_`]).map((run) => `c${run.join('')}`)),
      ),
    ]
    return [...new Set(features.map(bucketOf))]
  }
}

/** The classes of a term. The first one stands for it in a row of words. */
function classFinder(groups: Readonly<Record<string, string>>) {
  const byGroup = classGroups.map((group) => ({
    name: group.toUpperCase(),
    pattern: new RegExp(`^ (${groups[group] ?? ''}) $`),
  }))
  const byList = Object.entries(dangerWordClasses).map(([name, list]) => ({
    name,
    terms: new Set(dangerTerms(wordsOf(list))),
  }))
  const known = new Map<string, string[]>()
  return (term: string): string[] => {
    const classes = known.get(term) ?? [
      ...(/^\d+$/.test(term) ? ['NUMBER'] : []),
      ...byGroup.flatMap(({ name, pattern }) => (pattern.test(spaced([term])) ? name : [])),
      ...byList.flatMap(({ name, terms }) => (terms.has(term) ? name : [])),
    ]
    known.set(term, classes)
    return classes
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
        (total, bucket) => total + weightOf(weights.charCodeAt(bucket * kinds.length + at) - zeroCharacter),
        0,
      )
      return sum / Math.sqrt(features.length) + isLikelier(kind)
    })
    return new Map(shares(scores).map((share, at) => [kinds[at] ?? '', share]))
  }

const weightOf = (size: number): number => Math.sign(size) * (weightSizes[Math.abs(size) - 1] ?? 0)

/** Softmax. */
export function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
