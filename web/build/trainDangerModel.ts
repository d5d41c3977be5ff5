import { commonWords } from '#shared/content/commonWords.ts'
import { dangerRules } from '#shared/content/dangerRules.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'
import {
  buckets,
  type DangerModel,
  featureFinder,
  shares,
  weightSizes,
  zeroCharacter,
} from '../public/pages/search/dangerClassifier.ts'
import { termReader } from '../public/pages/search/dangerFinder.ts'
import type { DangerSentence } from './dangerSentences.ts'

const epochs = 14
const learningRate = 0.3
/** Draws weights to zero (L1): most are, and cost almost nothing to send. */
const sparsity = 2.3e-3
/** A feature of fewer sentences says nothing about the next one. */
const fewestSentences = 3
/** A smaller weight counts as zero. */
const smallestWeight = 0.41
/** Most gradients are smaller, and most of the time would go into them. */
const smallestGradient = 2e-3

/**
 * Multinomial logistic regression by stochastic gradient descent (Adagrad). The same sentences give the same weights on
 * every machine: numbers are IEEE doubles, and V8 brings its own exponential function.
 */
export function trainDangerModel(sentences: readonly DangerSentence[]): DangerModel {
  const kinds = [...new Set(sentences.map(({ kind }) => kind))]
  const examples = examplesOf(sentences)
  const count = kinds.length
  const weights = new Float64Array(buckets * count)
  const squares = new Float64Array(buckets * count).fill(0.01)
  const random = randomNumbers()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { features, kind } of shuffled(examples, random)) {
      const value = 1 / Math.sqrt(features.length)
      const scores = new Float64Array(count)
      for (const bucket of features)
        for (let at = 0; at < count; at += 1)
          scores[at] = (scores[at] ?? 0) + (weights[bucket * count + at] ?? 0) * value
      for (const [at, share] of shares([...scores]).entries()) {
        const gradient = (share - (kinds[at] === kind ? 1 : 0)) * value
        if (Math.abs(gradient) < smallestGradient) continue
        for (const bucket of features) {
          const index = bucket * count + at
          const square = (squares[index] ?? 0) + gradient * gradient
          squares[index] = square
          const rate = learningRate / Math.sqrt(square)
          const moved = (weights[index] ?? 0) - rate * gradient
          weights[index] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * sparsity)
        }
      }
    }
  }
  return { kinds, weights: [...weights].map(characterOf).join('') }
}

const characterOf = (weight: number): string => {
  const size = Math.abs(weight)
  if (size < smallestWeight) return String.fromCharCode(zeroCharacter)
  const distances = weightSizes.map((one) => Math.abs(one - size))
  const nearest = distances.indexOf(Math.min(...distances)) + 1
  return String.fromCharCode(zeroCharacter + Math.sign(weight) * nearest)
}

function examplesOf(sentences: readonly DangerSentence[]) {
  const { groups } = dangerPatterns(dangerRules)
  const common = new Set(commonWords.split(' '))
  const termsOf = termReader(groups, (word) => common.has(word))
  const featuresOf = featureFinder(groups)
  const examples = sentences.map(({ kind, text }) => {
    const words = wordsOf(text)
    return { kind, features: featuresOf(words, termsOf(words)) }
  })
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const bucket of features) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  return examples.map(({ kind, features }) => ({
    kind,
    features: features.filter((bucket) => (counts.get(bucket) ?? 0) >= fewestSentences),
  }))
}

/** Fisher-Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items]
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [result[at], result[other]]
    if (one === undefined || two === undefined) continue
    result[at] = two
    result[other] = one
  }
  return result
}

/** A linear congruential generator, always from the same seed. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
