// @vitest-environment node
import { expect, it } from 'vitest'
import { packWeights, unpackWeights, weightSizes } from './dangerWeights.ts'

const kinds = 19
const weightsOf = (weightAt: (at: number) => number) =>
  Int8Array.from({ length: 400 * kinds }, (_, at) => weightAt(at))

it.each([
  ['none', weightsOf(() => 0)],
  ['the largest ones everywhere', weightsOf((at) => (at % 2 ? 1 : -1) * weightSizes.length)],
  ['one in every 500', weightsOf((at) => (at % 500 === 499 ? -3 : 0))],
  ['of every size', weightsOf((at) => ((at * 7919) % 13) - weightSizes.length)],
])('weights are the same after they were packed: %s', (_, weights) => {
  expect(unpackWeights(packWeights(weights, kinds), weights.length, kinds)).toEqual(weights)
})
