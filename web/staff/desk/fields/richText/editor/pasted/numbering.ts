import { styleOf } from './elements.ts'

export interface Numbering {
  tag: 'ol' | 'ul'
  /** Letters or Roman numerals, as in the `type` attribute of `ol`. */
  type?: 'a' | 'A' | 'i' | 'I'
  /** Undefined if the item's marker has no number. */
  number?: number
}

/** `(1)`, `a)`, `iv.`, `1.2` and `Step 1:` are numbers. Dots and arrows are bullets. `before` is the item above. */
export function numberingOf(marker: Element | undefined, before: Numbering | undefined): Numbering {
  const text = (marker?.textContent ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (!marker || text === '' || hasSymbolFont(marker)) return { tag: 'ul' }
  const digits = /(\d+)(?:st|nd|rd|th)?[^\p{L}\d]*$/iu.exec(text)?.[1]
  if (digits) return { tag: 'ol', number: Number(digits) }
  const letters = /(?:^|[^a-z])([a-z]{1,7})[).:\]]+$/i.exec(text)?.[1]
  if (letters) return { tag: 'ol', ...letterNumbering(letters, before) }
  // Words such as "First" are numbers, too.
  return { tag: /\p{L}{2}|\p{N}/u.test(text) ? 'ol' : 'ul' }
}

/** Symbol fonts show letters as dots and arrows. */
const hasSymbolFont = (marker: Element): boolean =>
  [marker, marker.parentElement].some(
    (element) =>
      element?.matches('span, font') && /font-family:[^;]*(?:symbol|dings)/i.test(styleOf(element)),
  )

/** `i` begins Roman numerals unless it follows `h`. */
function letterNumbering(letters: string, before: Numbering | undefined): Omit<Numbering, 'tag'> {
  const isUpper = letters === letters.toUpperCase()
  const roman = romanNumber(letters)
  const letter = letterNumber(letters)
  const isNext = (number: number | undefined, type: string) =>
    before?.type?.toLowerCase() === type && before.number !== undefined && number === before.number + 1
  const isRoman =
    roman !== undefined &&
    !isNext(letter, 'a') &&
    (isNext(roman, 'i') || letters.length > 1 || letters.toLowerCase() === 'i')
  if (isRoman) return { type: isUpper ? 'I' : 'i', number: roman }
  return letter === undefined ? {} : { type: isUpper ? 'A' : 'a', number: letter }
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanNumber(letters: string): number | undefined {
  const values = [...letters.toLowerCase()].map((letter) => romanDigits[letter])
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i.test(letters)) return undefined
  return values.reduce<number>(
    (sum, value = 0, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
}

/** Microsoft Word counts y, z, aa, bb. */
function letterNumber(letters: string): number | undefined {
  const [first = ''] = letters.toLowerCase()
  const isRepeated = [...letters.toLowerCase()].every((letter) => letter === first)
  return isRepeated ? first.charCodeAt(0) - 96 + 26 * (letters.length - 1) : undefined
}

/** Values of CSS `list-style`. A quoted value is a custom bullet. */
const listStyles: readonly (readonly [RegExp, Numbering])[] = [
  [/\b(?:disc|circle|square|hyphen)\b|["']/i, { tag: 'ul' }],
  [/\blower-(?:alpha|latin)\b/i, { tag: 'ol', type: 'a' }],
  [/\bupper-(?:alpha|latin)\b/i, { tag: 'ol', type: 'A' }],
  [/\blower-roman\b/i, { tag: 'ol', type: 'i' }],
  [/\bupper-roman\b/i, { tag: 'ol', type: 'I' }],
  [/\bdecimal/i, { tag: 'ol' }],
]

/** The numbering that the style of a list or of its first item sets. */
export function styledNumbering(list: Element): Numbering | undefined {
  const style = [list, list.querySelector(':scope > li')]
    .map((element) => /list-style(?:-type)?:([^;]*)/i.exec(element ? styleOf(element) : '')?.[1])
    .find((value) => value !== undefined)
  if (style === undefined) return undefined
  return listStyles.find(([pattern]) => pattern.test(style))?.[1]
}
