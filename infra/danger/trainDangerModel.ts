import { commonWords } from '#shared/content/commonWords.ts'
import { dangerRules } from '#shared/content/dangerRules.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { buckets, type DangerModel, featureFinder } from '../../web/public/pages/search/dangerClassifier.ts'
import { dangersByRule, groupFinder, termReader } from '../../web/public/pages/search/dangerFinder.ts'
import { packWeights, weightSizes } from '../../web/public/pages/search/dangerWeights.ts'
import type { DangerSentence } from './dangerSentences.ts'

/** First, many weights are fitted. Then only the strongest are kept, and fitted again without the others. */
const firstFit = { epochs: 8, sparsity: 1e-3 }
const secondFit = { epochs: 6, sparsity: 5e-4 }
/** 100 weights take about 80 bytes. */
const mostWeights = 57_000
const learningRate = 0.3
const biasLearningRate = 0.01
/** Buckets with fewer sentences are left out, because they say nothing about new sentences. */
const fewestSentences = 20
/** How much of each sentence's share goes to the other kinds (label smoothing), so that no weight grows without need. */
const doubt = 0.05
/** Smaller weights count as zero. */
const smallestWeight = 0.45
/** Smaller gradients are skipped. They are most of the gradients and would take most of the time. */
const smallestGradient = 2e-3

/** The sentences in the form for the training. Each bucket with enough sentences has a row of weights. */
interface Examples {
  kinds: readonly string[]
  bucketOfRow: readonly number[]
  /** The numbers of the rows that each sentence has, for all sentences one after another. */
  rows: Int32Array
  /** The index in `rows` at which each sentence begins, and the end of the last one. */
  starts: Int32Array
  /** The value of each sentence's features: the more features a sentence has, the less each counts. */
  values: Float64Array
  kindOf: Int32Array
}

/**
 * Multinomial logistic regression by stochastic gradient descent (Adagrad). The same sentences give the same weights on
 * every machine, because numbers are IEEE doubles and V8 has its own exponential function.
 */
export function trainDangerModel(sentences: readonly DangerSentence[]): DangerModel {
  const examples = examplesOf(sentences)
  const { kinds, bucketOfRow } = examples
  const first = fitted(examples, firstFit)
  const { weights, biases } = fitted(examples, secondFit, strongest(first))
  const sizes = new Int8Array(buckets * kinds.length)
  for (const [row, bucket] of bucketOfRow.entries())
    for (const kind of kinds.keys())
      sizes[bucket * kinds.length + kind] = sizeOf(weights[row * kinds.length + kind] ?? 0)
  return {
    kinds,
    biases: [...biases].map((bias) => Number(bias.toFixed(2))),
    weights: packWeights(sizes, kinds.length),
  }
}

function examplesOf(sentences: readonly DangerSentence[]): Examples {
  const patterns = dangerPatterns(dangerRules)
  const common = new Set(commonWords.split(' '))
  const termsOf = termReader(patterns.groups, (word) => common.has(word))
  const groupsOf = groupFinder(patterns.groups)
  const featuresOf = featureFinder(patterns.groups)
  const features = sentences.map(({ text }) => {
    const words = wordsOf(text)
    const found = groupsOf(termsOf(words))
    return featuresOf(words, found, dangersByRule(patterns, found))
  })
  const counts = new Int32Array(buckets)
  for (const bucket of features.flat()) counts[bucket] = (counts[bucket] ?? 0) + 1
  const bucketOfRow = [...counts.keys()].filter((bucket) => (counts[bucket] ?? 0) >= fewestSentences)
  const rowOf = new Map(bucketOfRow.map((bucket, row) => [bucket, row]))
  const rows = features.map((found) => found.flatMap((bucket) => rowOf.get(bucket) ?? []))
  const starts = new Int32Array(rows.length + 1)
  for (const [at, { length }] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const kinds = [...new Set(sentences.map(({ kind }) => kind))]
  return {
    kinds,
    bucketOfRow,
    rows: Int32Array.from(rows.flat()),
    starts,
    values: Float64Array.from(features, ({ length }) => 1 / Math.sqrt(length || 1)),
    kindOf: Int32Array.from(sentences, ({ kind }) => kinds.indexOf(kind)),
  }
}

interface Fit {
  weights: Float64Array
  biases: Float64Array
}

/** `sparsity` is the strength of L1 regularization, which makes most weights zero. In `from`, a zero stays zero. */
function fitted(
  examples: Examples,
  { epochs, sparsity }: { epochs: number; sparsity: number },
  from?: Fit,
): Fit {
  const { kinds, bucketOfRow, rows, starts, values, kindOf } = examples
  const count = kinds.length
  const weights = from?.weights ?? new Float64Array(bucketOfRow.length * count)
  const squares = new Float64Array(weights.length).fill(0.01)
  const biases = from?.biases ?? new Float64Array(count)
  const powers = new Float64Array(count)
  const order = Int32Array.from(kindOf.keys())
  const random = randomNumbers()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const sentence of order) {
      const start = starts[sentence] ?? 0
      const end = starts[sentence + 1] ?? 0
      const value = values[sentence] ?? 0
      powers.fill(0)
      for (let at = start; at < end; at += 1) {
        const first = (rows[at] ?? 0) * count
        for (let kind = 0; kind < count; kind += 1)
          powers[kind] = (powers[kind] ?? 0) + (weights[first + kind] ?? 0)
      }
      let sum = 0
      for (let kind = 0; kind < count; kind += 1) {
        const power = Math.exp((biases[kind] ?? 0) + (powers[kind] ?? 0) * value)
        powers[kind] = power
        sum += power
      }
      for (let kind = 0; kind < count; kind += 1) {
        const error =
          (powers[kind] ?? 0) / sum - (kindOf[sentence] === kind ? 1 - doubt : doubt / (count - 1))
        const gradient = error * value
        if (Math.abs(gradient) < smallestGradient) continue
        biases[kind] = (biases[kind] ?? 0) - biasLearningRate * error
        for (let at = start; at < end; at += 1) {
          const index = (rows[at] ?? 0) * count + kind
          if (from && weights[index] === 0) continue
          const square = (squares[index] ?? 0) + gradient * gradient
          squares[index] = square
          const rate = learningRate / Math.sqrt(square)
          const moved = (weights[index] ?? 0) - rate * gradient
          const least = rate * sparsity
          weights[index] = moved > least ? moved - least : moved < -least ? moved + least : 0
        }
      }
    }
  }
  return { weights, biases }
}

/** The fit with all but the largest weights set to zero. */
function strongest({ weights, biases }: Fit): Fit {
  const least = weights.map(Math.abs).sort().at(-mostWeights) ?? 0
  return { weights: weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)), biases }
}

/** The number of the entry in `weightSizes` that is nearest to the weight, with the weight's sign. */
function sizeOf(weight: number): number {
  const size = Math.abs(weight)
  if (size < smallestWeight) return 0
  const distances = weightSizes.map((one) => Math.abs(one - size))
  return Math.sign(weight) * (distances.indexOf(Math.min(...distances)) + 1)
}

/** Fisher-Yates. */
function shuffle(list: Int32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const one = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = one
  }
}

/** A linear congruential generator with a fixed seed. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
