import type { Meaning, Phrases } from '#shared/search/searchFile.ts'
import { phraseKey } from '#shared/search/terms.ts'

const maxWords = 5
/** Shorter words are not corrected, because too many other words are like them. */
const shortestMistyped = 5

/** Finds phrases in a query, longest first. Unknown words may be mistyped, and the last one incomplete. */
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
    /** The words of the query without those of phrases that have a `page`. */
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
  if (typed.length < shortestMistyped) return false
  if (isEnd && phrase.startsWith(typed)) return true
  const [words, others] = [typed.split(' '), phrase.split(' ')]
  // A missing space changes the number of words.
  const isOtherShortWord = (word: string, at: number) => word.length < shortestMistyped && word !== others[at]
  if (words.length === others.length && words.some(isOtherShortWord)) return false
  return isWithin(typed.length < 8 || words.length > 1 ? 1 : 2, typed, phrase)
}

/** True if changing, adding, removing or swapping at most `most` letters turns one word into the other. */
export function isWithin(most: number, one: string, other: string): boolean {
  if (one === other) return true
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const isSwap = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return (
    isWithin(most - 1, rest.slice(1), otherRest) ||
    isWithin(most - 1, rest, otherRest.slice(1)) ||
    isWithin(most - 1, rest.slice(1), otherRest.slice(1)) ||
    (isSwap && isWithin(most - 1, rest.slice(2), otherRest.slice(2)))
  )
}
