import { dangerWordClasses } from '#shared/content/dangerWordClasses.ts'
import { dangerTerms, spaced } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { unpackWeights, weightSizes } from './dangerWeights.ts'

/** A linear model of the kind of a sentence. It has an integer weight for each feature bucket and kind. */
export interface DangerModel {
  /** The dangers, `unsure` and `harmless`. */
  kinds: readonly string[]
  /** The score of each kind before any feature. */
  biases: readonly number[]
  /** The weights of each bucket, one for each kind, packed (`dangerWeights.ts`). */
  weights: string
}

/** Three in four buckets are empty, so a feature that was not learned rarely shares a bucket with one that was. */
export const buckets = 2 ** 16

/** Groups of the rules whose words are interchangeable: what is true of Percocet is true of Norco. */
const classGroups = ['opioid', 'sedative', 'stimulant', 'alcohol', 'child', 'medicine', 'buprenorphine']

/**
 * Finds the buckets of a sentence's features: words, sequences of two words (or their classes), classes, sequences of 4
 * letters, and the groups and dangers of the rules that were found.
 */
export function featureFinder(groups: Readonly<Record<string, string>>) {
  const classesOf = classFinder(groups)
  const lettersOf = remembered((word: string) =>
    runsOf(4, [...`_${word}_`]).map((run) => bucketOf(`c${run.join('')}`)),
  )
  const bucketOfRun = remembered((run: string) => bucketOf(`k${run}`))
  return (words: readonly string[], found: Iterable<string>, byRule: readonly string[]): number[] => {
    const terms = dangerTerms(words)
    const inOrder = ['^', ...terms.map((term) => classesOf(term)[0] ?? term), '$']
    return [
      ...new Set([
        ...terms.map((term) => bucketOf(`w${term}`)),
        ...inOrder.slice(1).map((term, at) => bucketOfRun(`${inOrder[at]} ${term}`)),
        ...terms.flatMap(classesOf).map((name) => bucketOf(`p${name}`)),
        ...words.flatMap(lettersOf),
        ...[...found].map((group) => bucketOf(`g${group}`)),
        ...byRule.map((danger) => bucketOf(`r${danger}`)),
      ]),
    ]
  }
}

function remembered<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? find(text)
    known.set(text, value)
    return value
  }
}

/** Finds the classes of a term. The first class replaces the term in sequences of words. */
function classFinder(groups: Readonly<Record<string, string>>) {
  const byGroup = classGroups.map((group) => ({
    name: group.toUpperCase(),
    pattern: new RegExp(`^ (${groups[group] ?? ''}) $`),
  }))
  const byList = Object.entries(dangerWordClasses).map(([name, list]) => ({
    name,
    terms: new Set(dangerTerms(wordsOf(list))),
  }))
  return remembered((term) => [
    ...(/^\d+$/.test(term) ? ['NUMBER'] : []),
    ...byGroup.flatMap(({ name, pattern }) => (pattern.test(spaced([term])) ? name : [])),
    ...byList.flatMap(({ name, terms }) => (terms.has(term) ? name : [])),
  ])
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

/** Returns a function that finds the probability of each kind for a sentence's features. */
export function classifier({ kinds, biases, weights: packed }: DangerModel) {
  const weights = unpackWeights(packed, buckets * kinds.length, kinds.length)
  return (features: readonly number[]): Map<string, number> => {
    const scores = kinds.map((_, at) => {
      const sum = features.reduce(
        (total, bucket) => total + weightOf(weights[bucket * kinds.length + at] ?? 0),
        0,
      )
      return (biases[at] ?? 0) + sum / Math.sqrt(features.length || 1)
    })
    return new Map(shares(scores).map((share, at) => [kinds[at] ?? '', share]))
  }
}

/** By the number of its size and its sign. */
const weightsBySize = [...weightSizes.map((size) => -size).reverse(), 0, ...weightSizes]
const weightOf = (size: number): number => weightsBySize[size + weightSizes.length] ?? 0

/** Softmax. */
function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
