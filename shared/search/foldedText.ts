/** Normalizes a text for comparison, because people type the same letter, apostrophe or dash in many ways. */
export const foldedText = (text: string): string =>
  text
    // Apostrophes come first, because NFKD turns an acute accent into a space and a combining mark.
    .replace(apostrophes, "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[ßøłđðþæœıħ]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFC')

const apostrophes =
  /[\u2018-\u201b\u2032\u2035\u00b4`\u02b9-\u02bd\u02c8\u02ca\u02cb\u055a\uff07\uff40\u275b\u275c\ua78b\ua78c\u05f3]/g

/** Letters that NFKD does not decompose. */
const latin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h' },
}
