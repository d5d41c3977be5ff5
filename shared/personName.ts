/** A name in one form: without invisible marks, with single spaces, and with each letter and its accents as one character. */
export const asPeopleWriteIt = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim()

/** Scripts in which a joiner between letters changes how a name is written; it also joins emoji. */
const joining = `\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f${[
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')}`

/** Marks of direction, soft hyphens, fillers and the like; joiners only where no letter needs them. */
const invisible = new RegExp(
  `(?<![${joining}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${joining}])|(?![\\u200c\\u200d])[\\p{Cf}\\u034f\\u115f\\u1160\\u3164\\uffa0]`,
  'gu',
)
