import type { Meaning, Phrases } from '#shared/search/searchFile.ts'
import { phraseKey } from '#shared/search/terms.ts'

const maxWords = 5

/**
 * Finds phrases among the words of a query, longest first. A word that no page has may be mistyped, or not typed to its
 * end yet.
 */
export function phraseFinder(rows: readonly Phrases[], isKnown: (word: string) => boolean) {
  const phrases = new Map(rows.flatMap(([meaning, ...keys]) => keys.map((key) => [key, meaning])))
  const find = (words: readonly string[], isEnd: boolean): Meaning | undefined => {
    const key = phraseKey(words)
    const exact = phrases.get(key)
    if (exact || words.every(isKnown)) return exact
    return [...phrases].find(([phrase]) => isNear(key, phrase, isEnd))?.[1]
  }
  const findFrom = (words: readonly string[], start: number) => {
    for (let end = Math.min(words.length, start + maxWords); end > start; end -= 1) {
      const meaning = find(words.slice(start, end), end === words.length)
      if (meaning) return { meaning, end }
    }
    return undefined
  }
  return (words: readonly string[]) => {
    const meanings = new Set<Meaning>()
    /** The words of the query that open no page. */
    const rest: string[] = []
    for (let start = 0; start < words.length; ) {
      const { meaning, end } = findFrom(words, start) ?? { meaning: undefined, end: start + 1 }
      if (meaning) meanings.add(meaning)
      if (!meaning?.page) rest.push(...words.slice(start, end))
      start = end
    }
    return { meanings: [...meanings], rest }
  }
}

function isNear(typed: string, phrase: string, isEnd: boolean): boolean {
  if (typed.length < 5) return false
  return (
    (isEnd && phrase.startsWith(typed)) ||
    distance(typed, phrase) <= (typed.length < 8 || typed.includes(' ') ? 1 : 2)
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
