/** Normalizes a text for comparison, because people type the same letter, apostrophe or dash in many ways. */
export const foldedText = (text: string): string => foldedLetters(text.toLowerCase()).replaceAll('ς', 'σ')

/** The same for texts that are compared as a whole, such as names. */
export const textKey = (text: string): string => foldedText(text).replace(/\s+/g, ' ').trim()

/** The same for a text in which capital letters count. */
export const foldedLetters = (text: string): string =>
  text
    // Apostrophes come first, because NFKD turns an acute accent into a space and a combining mark.
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\ufffc]/gu, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[ßøłđðþæœıħẞØŁĐÐÞÆŒĦ\u2800]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFC')

const apostrophes =
  /[\u2018-\u201b\u2032\u2035\u00b4`\u02b9-\u02bd\u02c8\u02ca\u02cb\u055a\uff07\uff40\u275b\u275c\ua78b\ua78c\u05f3]/g

/** Letters that NFKD does not decompose, and a blank Braille pattern. */
const latin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', '\u2800': ' ' },
  ...{ ẞ: 'SS', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Æ: 'AE', Œ: 'OE', Ħ: 'H' },
}
