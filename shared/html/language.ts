/** A language tag such as `es` or `zh-Hans` (BCP 47), but for those that name no language. */
export const languageTag = /^(?!(?:zxx|und|mul|mis)\b)[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i

const direction = /^(?:ltr|rtl|auto)$/i

/** False for a value of `lang` or `dir` that browsers do not understand. True for every other attribute. */
export const isUsableLanguageValue = (name: string, value: string): boolean =>
  name === 'lang' ? languageTag.test(value) : name !== 'dir' || direction.test(value)

/** True for English, the language of all texts except those of translated pages. */
export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang)

/** Languages that are written from right to left. */
export const isRightToLeft = (lang: string): boolean =>
  /^[a-z]{2,3}-(?:arab|hebr|thaa|syrc)\b/i.test(lang) ||
  /^(?:ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!-(?:latn|cyrl|deva)\b)/i.test(lang)
