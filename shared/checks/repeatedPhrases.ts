import { foldedLetters } from '../search/foldedText.ts'
import type { CheckedDocument, CheckedField, Match } from './checkedDocument.ts'

const wordsInPhrase = 7
/** A phrase on this many other pages is overused. */
const fewestPages = 3

/** Phrases with these words may repeat, because texts about dangers use the same words on every page. */
const crisis =
  /\b(?:988|911|overdose|naloxone|withdrawal|suicide|woken|wake|detox|breath\w*|dying|life|heavily|risk|emergency)\b/

export type RepeatedPhrase = readonly [phrase: string, count: number]

/** The phrases that occur on three or more pages, in alphabetical order. A page is the list of its texts. */
export function repeatedPhrases(pages: readonly (readonly string[])[]): RepeatedPhrase[] {
  const paragraphs = pages.map((texts) => new Set(texts.flatMap((text) => foldedLetters(text).split('\n'))))
  const countsOfParagraphs = countsIn(paragraphs)
  // Paragraphs that several pages share are left out, because staff repeat them on purpose.
  const own = paragraphs.map(
    (page) =>
      new Set(
        [...page]
          .filter((paragraph) => countsOfParagraphs.get(paragraph) === 1)
          .flatMap((paragraph) => phrasesIn(paragraph).map(({ phrase }) => phrase)),
      ),
  )
  return [...countsIn(own)]
    .filter(([, count]) => count >= fewestPages)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** The phrases that occur on three or more pages other than the page with these texts. */
export function phrasesOfOthers(repeated: readonly RepeatedPhrase[], texts: readonly string[]): Set<string> {
  const own = new Set(texts.flatMap((text) => phrasesIn(text).map(({ phrase }) => phrase)))
  return new Set(
    repeated.flatMap(([phrase, count]) => (count - Number(own.has(phrase)) >= fewestPages ? phrase : [])),
  )
}

export function wornPhrases({ text }: CheckedField, { phrases }: CheckedDocument): Match[] {
  const found: Match[] = []
  for (const { phrase, start, end } of phrases ? phrasesIn(text) : []) {
    if (!phrases?.has(phrase)) continue
    const last = found.at(-1)
    if (last && start <= last.end) last.end = end
    else found.push({ start, end })
  }
  return found
}

/** Every sequence of seven words in a sentence, in lower case. */
function phrasesIn(text: string): { phrase: string; start: number; end: number }[] {
  return [...text.matchAll(/[^.!?:;\n]+/g)].flatMap(({ 0: sentence, index }) => {
    const words = Array.from(sentence.matchAll(/[\p{L}\p{N}’'-]+/gu), ({ 0: found, index: place }) => {
      const word = found.toLowerCase()
      const start = index + place
      return { word, isOfCrisis: crisis.test(word), start, end: start + found.length }
    })
    return words.slice(0, Math.max(0, words.length - wordsInPhrase + 1)).flatMap(({ start }, position) => {
      const run = words.slice(position, position + wordsInPhrase)
      if (run.some(({ isOfCrisis }) => isOfCrisis)) return []
      return { phrase: run.map(({ word }) => word).join(' '), start, end: run.at(-1)?.end ?? start }
    })
  })
}

function countsIn(pages: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) for (const text of page) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
