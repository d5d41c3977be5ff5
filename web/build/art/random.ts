import { hashOf } from '../../ui/image.ts'

/** Deterministic: equal seeds give equal numbers on every machine. */
export interface Random {
  /** Below `high`. */
  between(low: number, high: number): number
  /** Both bounds included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
}

/** mulberry32 over the hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
