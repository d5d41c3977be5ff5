import { once } from '../once.ts'

/**
 * The text as people mean it, for storage: without characters that nobody sees, and with usual letters in place of
 * ligatures, full-width and styled letters. Superscripts, fractions, signs such as ™ and no-break spaces between words
 * stay, because the text would mean or look something else without them. (Decision 107.)
 */
export function normalizedText(text: string): string {
  if (isPlain.test(text)) return text
  const { forms, spaces, brokenSpaces, invisible, marks, rightToLeft } = patterns()
  const keepsMarks = rightToLeft.test(text)
  const normalized = text
    .replace(forms, plainForm)
    .replaceAll('\u2010', '-')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(marks, (mark) => (keepsMarks ? mark : ''))
    .replaceAll('\u202f', '\u00a0')
    .replace(brokenSpaces, ' ')
    .normalize('NFC')
  // A joiner can lose the character that needed it.
  return normalized === text ? text : normalizedText(normalized)
}

const isPlain = /^[\t\n\r -~]*$/

/** A unit such as ㎡ stays, because its raised digit would become a usual one. */
function plainForm(form: string): string {
  const plain = form.normalize('NFKC')
  return /^[\u3380-\u33df]$/.test(form) && /\d/.test(plain) ? form : plain
}

/** Scripts in which a joiner (U+200C, U+200D) between letters changes how a word is written, and emoji. */
const joining = `\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f${scripts(
  'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr',
)}`

/** Scripts without spaces between words, in which U+200B says where a line may break. */
const unspaced = scripts('Thai Laoo Khmr Mymr')

const eastAsian = scripts('Hani Hira Kana Hang Bopo')

/** Compiling these takes milliseconds, and most texts need none of them. */
const patterns = once(() => ({
  // Without the forms of < > & " ' { }, which would become markup, and with CJK punctuation only outside of CJK text.
  forms: new RegExp(
    `[\\ufb00-\\ufb4f\\ufb50-\\ufdcf\\ufe70-\\ufefc\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff61-\\uff9f\\uffa1-\\uffdc\\u2103\\u2109\\u2160-\\u217f\\u0132\\u0133\\u0149\\u01c4-\\u01cc\\u01f1-\\u01f3\\u3380-\\u33df\\u{1d400}-\\u{1d7ff}]|(?<![${eastAsian}])[\\uff01\\uff03-\\uff05\\uff08-\\uff0f\\uff1a\\uff1b\\uff1d\\uff1f\\uff20\\uff3b-\\uff40\\uff5c\\uff5e](?![${eastAsian}])`,
    'gu',
  ),
  spaces: /[\u1680\u2000-\u200a\u205f\u3000]/g,
  /** A no-break space holds two words together only where no other space is beside it. */
  brokenSpaces: /(?<=\s)\u00a0|\u00a0(?=\s)/g,
  /** Soft hyphens, fillers, tags, selectors and the like. Joiners and selectors stay where they change a character. */
  invisible: new RegExp(
    [
      `(?<![${joining}])[\\u200c\\u200d]`,
      `[\\u200c\\u200d](?![${joining}])`,
      `(?<![${unspaced}])\\u200b`,
      `\\u200b(?![${unspaced}])`,
      '(?<![\\p{Emoji}\\p{S}\\p{sc=Hani}\\p{sc=Mong}])[\\ufe00-\\ufe0f]',
      '(?<!\\p{sc=Hani})[\\u{e0100}-\\u{e01ef}]',
      '(?<![\\p{Extended_Pictographic}\\u{e0020}-\\u{e007f}])[\\u{e0020}-\\u{e007f}]',
      // Signs of numbers in Arabic and other scripts are format characters that people see.
      '(?![\\u200b-\\u200f\\u061c\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}\\u{e0020}-\\u{e007f}])[\\p{Cf}\\u034f\\u115f\\u1160\\u3164\\uffa0\\ufffc]',
    ].join('|'),
    'gu',
  ),
  /** Marks of direction, which only texts with right-to-left letters need. */
  marks: /[\u200e\u200f\u061c]/g,
  rightToLeft: new RegExp(`[${scripts('Hebr Arab Syrc Thaa Nkoo')}]`, 'u'),
}))

function scripts(names: string): string {
  return names
    .split(' ')
    .map((name) => `\\p{Script_Extensions=${name}}`)
    .join('')
}
