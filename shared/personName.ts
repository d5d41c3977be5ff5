import { once } from './once.ts'

/** Normalizes a name: no invisible marks, single spaces, and accented letters as single characters. */
export const asPeopleWriteIt = (typed: string): string =>
  typed.normalize('NFC').replace(invisible(), '').replace(/\s+/gu, ' ').trim()

/** Scripts in which a joiner (U+200C, U+200D) between letters changes how a name is written, and emoji. */
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

/** Direction marks, soft hyphens, fillers and the like. Joiners only where no letter beside them needs one. */
const invisible = once(
  () =>
    new RegExp(
      `(?<![${joining}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${joining}])|(?![\\u200c\\u200d])[\\p{Cf}\\u034f\\u115f\\u1160\\u3164\\uffa0]`,
      'gu',
    ),
)
