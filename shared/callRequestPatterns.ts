const endings = 'com|net|org|info|biz|co|io|me|ly|ru|cn|tk|top|xyz|site|online|shop|club|link|click|us|uk|рф'

/** What a name cannot have: addresses and markup are spam. */
export const notInNames = {
  address: String.raw`\b(?:https?|www)\b|:\/\/|[^\s@]@[^\s@]+\.|[\p{L}\d]\.(?:${endings})(?![\p{L}\d])`,
  markup: String.raw`<[\p{L}\/!?]|\]\(|\[\/?(?:url|link|img)\b|&#?\w+;`,
} as const

/** What the browser and the server require of what is typed, as the `pattern` of its field. */
export const callRequestPatterns = {
  firstName: String.raw`(?!.*(?:${notInNames.address}|${notInNames.markup})).*[^\s\p{Cf}].*`,
  /** A US number as people write it, in two groups: its ten digits, and those of an extension. */
  phone: String.raw`[^\d+]*(?:\+?\s*1)?[^\d+]*([2-9](?:\D*\d){2}\D*[2-9](?:\D*\d){6})(?:[^\dxX#]*[xX#]\D*(\d{1,6}))?\D*`,
} as const

const premiumAreas = new Set(
  `900 700 976 242 246 264 268 284 345 441 473 649 658 664 721
  758 767 784 809 829 849 868 869 876`.split(/\s+/),
)

/** Calling a premium number, or one of the Caribbean with the country code of the US, would cost the clinic money. */
export const isCostly = (digits: string): boolean =>
  digits.slice(3, 6) === '976' || premiumAreas.has(digits.slice(0, 3))
