import type { Phrases } from '#shared/search/searchFile.ts'
import { phraseKey } from '#shared/search/terms.ts'

/** The most words that a phrase has. */
const maxWords = 5

/**
 * Finds phrases among the words of a query, longest first. A word that no page has may be mistyped, or not typed to its
 * end yet.
 */
export function phraseFinder(
  rows: readonly Phrases[],
  isKnown: (word: string) => boolean,
): (words: readonly string[]) => string[] {
  const phrases = new Map(rows.flatMap(([value, ...keys]) => keys.map((key) => [key, value])))
  const find = (words: readonly string[]): string | undefined => {
    const key = phraseKey(words)
    const exact = phrases.get(key)
    if (exact || words.every(isKnown)) return exact
    return [...phrases].find(([phrase]) => isNear(key, phrase))?.[1]
  }
  return (words) => {
    const found = new Set<string>()
    for (let start = 0; start < words.length; start += 1) {
      for (let end = Math.min(words.length, start + maxWords); end > start; end -= 1) {
        const value = find(words.slice(start, end))
        if (!value) continue
        found.add(value)
        start = end - 1
        break
      }
    }
    return [...found]
  }
}

function isNear(typed: string, phrase: string): boolean {
  if (typed.length < 5) return false
  return (
    phrase.startsWith(typed) || distance(typed, phrase) <= (typed.length < 8 || typed.includes(' ') ? 1 : 2)
  )
}

const far = 99

/** Letters to add, remove, replace or swap with the next one. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return far
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : far,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
