/** A language tag such as `es` or `zh-Hans` (BCP 47), but for those that name no language. */
export const languageTag = /^(?!(?:zxx|und|mul|mis)\b)[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i

const direction = /^(?:ltr|rtl|auto)$/i

/** Whether a value of `lang` or `dir` is one that browsers understand. Other attributes do not concern it. */
export const isLanguageAttribute = (name: string, value: string): boolean =>
  name === 'lang' ? languageTag.test(value) : name !== 'dir' || direction.test(value)

/** The language of the site's texts, except those of pages that are translated as a whole. */
export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang)

/** Languages that are written from right to left. */
export const isRightToLeft = (lang: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)\b/i.test(lang)
