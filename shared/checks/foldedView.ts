import { foldedLetters } from '../search/foldedText.ts'
import type { TextRange } from './parseHtml.ts'

/** A text as its readers compare it, with the way back to the text as it is written. */
export interface FoldedView {
  text: string
  /** The range in the written text for a range in `text`. */
  written: (range: TextRange) => TextRange
  /** The range in `text` for a range in the written text. */
  folded: (range: TextRange) => TextRange
}

/** A letter with its marks, or a Korean syllable in parts: folding each alone gives the same as folding all. */
const letters =
  /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]\p{M}*(?:[\u1100-\u11ff\ud7b0-\ud7ff]\p{M}*)*|\P{M}\p{M}*|\p{M}+/gu

/** A line break within a word, with the hyphen before it. */
const wordBreak = /(?<=\p{L}\p{M}*)(?:\p{Pd}|\u00ad)?\n(?=\p{Ll})/gu

export const hasBrokenWord = (text: string): boolean => text.search(wordBreak) !== -1

/** With `joined`, the parts of a word that a line break divides are one word. */
export function foldedView(written: string, { joined = false } = {}): FoldedView {
  const breaks = joined ? [...written.matchAll(wordBreak)] : []
  const left = new Set(breaks.flatMap(({ index, 0: found }) => [...found].map((_, offset) => index + offset)))
  let text = ''
  /** For each character of `text`, the beginning and the end of the letter that it comes from. */
  const starts: number[] = []
  const ends: number[] = []
  for (const { index, 0: letter } of written.matchAll(letters)) {
    if (left.has(index)) continue
    const folded = isPlain.test(letter) ? letter : foldedLetter(letter)
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index)
      ends.push(index + letter.length)
    }
    text += folded
  }
  const positionOf = (at: number) => {
    const found = starts.findIndex((start) => start >= at)
    return found < 0 ? text.length : found
  }
  return {
    text,
    written: ({ start, end }) => {
      const from = starts[start] ?? written.length
      return { start: from, end: end > start ? (ends[end - 1] ?? written.length) : from }
    },
    folded: ({ start, end }) => ({ start: positionOf(start), end: positionOf(end) }),
  }
}

const isPlain = /^[\n\t -_a-~]$/

const foldedLetter = (letter: string) =>
  foldedLetters(letter).replace(lookAlikes, (one) => latinLike[one] ?? one)

/** Letters of other scripts that look like Latin ones. */
const latinLike: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('авеіјкмнорѕстухԁһԛԝӏѵ', 'aBeijkmHopscTyxdhqwlv'),
  ...pairs('АВЕІЈКМНОРЅСТУХ', 'ABEIJKMHOPSCTYX'),
  ...pairs('αεικνορτυχ', 'aeikvoptux'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('ɑɡ', 'ag'),
])
const lookAlikes = new RegExp(`[${Object.keys(latinLike).join('')}]`, 'gu')

function pairs(others: string, latin: string): [string, string][] {
  return [...others].map((other, index) => [other, latin[index] ?? other])
}
