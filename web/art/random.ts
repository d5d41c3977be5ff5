import { hashOf } from '#shared/rules/image.ts'

/** An even stream of choices, the same for the same seed, in every place it runs. */
export interface Random {
  /** From `low` up to, not reaching, `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** One of the choices. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
}

/** The choices that belong to a seed text (mulberry32 over the text's hash). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
