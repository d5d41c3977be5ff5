import { comparedValue } from '../../fields/comparedValue.ts'
import { readableValue } from '../../fields/readableValue.ts'
import { pairsOf } from '../compare/pairs.ts'
import { normalized } from '../preview/targetAt.ts'
import { type ComparedWords, differences } from './comparedWords.ts'

/** A changed paragraph, list entry or table row. `before` and `after` are the unchanged lines beside it, shortened. */
export interface Passage {
  words: readonly ComparedWords[]
  before?: string
  after?: string
  earlier: readonly string[]
  later: readonly string[]
}

export function passagesOf(earlier: unknown, later: unknown): Passage[] {
  const pairs = pairsOf(linesOf(earlier), linesOf(later))
  return pairs.flatMap(({ current, own, isSame }, index) => {
    if (isSame) return []
    const [before, after] = [pairs[index - 1], pairs[index + 1]]
    const words = markedWords(current.join('\n'), own.join('\n'))
    return [
      {
        words,
        earlier: current,
        later: own,
        ...(before?.isSame && { before: endOf(before.own.at(-1) ?? '') }),
        ...(after?.isSame && { after: startOf(after.own[0] ?? '') }),
      },
    ]
  })
}

export const linesOf = (value: unknown): string[] => comparedValue(value).split('\n').filter(Boolean)

/** The words of the passage as the page shows them, without the notes on links and bold. */
export function shownTexts({ later }: Passage, value: unknown): string[] {
  const texts = readableValue(value).split('\n').map(normalized).filter(Boolean)
  return later.flatMap((line) => {
    const within = texts.filter((text) => isWithin(text, line))
    const longest = Math.max(...within.map(({ length }) => length))
    return within.find(({ length }) => length === longest) ?? []
  })
}

/** True if the line has the characters of the text in this order, such as around a note. */
function isWithin(text: string, line: string): boolean {
  let found = 0
  for (const character of line) if (character === text[found]) found += 1
  return found === text.length
}

/** If little stayed the same, the old text is shown whole before the new one, not word by word among it. */
function markedWords(earlier: string, later: string): ComparedWords[] {
  const words = differences(earlier, later)
  const same = words.reduce((sum, { text, isIn }) => sum + (isIn === 'both' ? text.trim().length : 0), 0)
  if (earlier && later && same < Math.min(earlier.length, later.length) / 3)
    return [
      { text: earlier, isIn: 'earlier' },
      { text: '\n', isIn: 'both' },
      { text: later, isIn: 'later' },
    ]
  return words.map(({ text, isIn }, index) => ({
    text: isIn === 'both' ? shortened(text, index, words.length) : text,
    isIn,
  }))
}

/** The characters of an unchanged text that are shown beside a change. */
const shown = 120

function shortened(text: string, index: number, count: number): string {
  if (index === 0) return endOf(text)
  if (index === count - 1) return startOf(text)
  return text.length > 3 * shown ? `${startOf(text)} ${endOf(text)}` : text
}

/** Cut between words. */
function endOf(text: string): string {
  const start = text.indexOf(' ', text.length - shown)
  return text.length <= 1.5 * shown || start < 0 ? text : `…${text.slice(start)}`
}

function startOf(text: string): string {
  const end = text.lastIndexOf(' ', shown)
  return text.length <= 1.5 * shown || end < 0 ? text : `${text.slice(0, end)} …`
}
