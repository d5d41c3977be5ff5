const endings = 'com|net|org|info|biz|co|io|me|ly|ru|cn|tk|top|xyz|site|online|shop|club|link|click|us|uk|рф'

/** Addresses and markup in a name are spam. */
export const notInNames = {
  // After only one or two letters, an ending counts only before a slash, because `T.Ly` and `Ma.Co` are names.
  address: String.raw`\b(?:https?|www)\b|:\/\/|[^\s@]@[^\s@]+\.|[\p{L}\d\-]{3}\.(?:${endings})(?![\p{L}\d])|[\p{L}\d]\.(?:${endings})\/`,
  markup: String.raw`<[\p{L}\/!?]|\]\(|\[\/?(?:url|link|img)\b|&#?\w+;`,
} as const

/** The `pattern` of each field, which the browser and the server check. */
export const callRequestPatterns = {
  // `[\s\S]` matches the line separator that a pasted text can have. A dot does not.
  firstName: String.raw`(?![\s\S]*(?:${notInNames.address}|${notInNames.markup}))[\s\S]*[^\s\p{Cf}][\s\S]*`,
  /** A US number as people write it. The groups are its ten digits and the digits of the extension. */
  phone: String.raw`[^\d+]*(?:\+?\s*1)?[^\d+]*([2-9](?:\D*\d){2}\D*[2-9](?:\D*\d){6})(?:[^\dxX#]*[xX#]\D*(\d{1,6}))?\D*`,
} as const

/** Replaces digits of other scripts by `0` to `9`. */
export const withPlainDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    // Unicode has the digits of each script in a row from 0 to 9.
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value % 10)
  })

const premiumAreas = new Set(
  `900 700 976 242 246 264 268 284 345 441 473 649 658 664 721
  758 767 784 809 829 849 868 869 876`.split(/\s+/),
)

/** Premium numbers, and Caribbean numbers with the country code of the US, cost the clinic money. */
export const isCostly = (digits: string): boolean =>
  digits.slice(3, 6) === '976' || premiumAreas.has(digits.slice(0, 3))
