import { apiLimits } from '../apiLimits.ts'
import { site } from '../site.ts'

/** A sentence on what makes a password weak; undefined for a strong one. */
export function weaknessOf(password: string, username: string): string | undefined {
  const { minLength, maxLength } = apiLimits.password
  const plain = password.normalize('NFKC').toLowerCase()
  if ([...password].length < minLength) return `The password needs at least ${minLength} characters.`
  if (password.length > maxLength) return `The password may have at most ${maxLength} characters.`
  if (plain.includes(username.toLowerCase())) return 'The password may not contain the username.'
  if (new Set(plain).size < 6) return 'The password repeats too few characters.'
  if (isCommon(plain))
    return 'The password is among those that are tried first; three or four words that have nothing to do with each other are better.'
  return undefined
}

/** Words at the core of common long passwords, and those of this clinic. */
const commonWords = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'asdfgh',
  'zxcvbn',
  '1q2w3e4r',
  'letmein',
  'iloveyou',
  'welcome',
  'admin',
  'changeme',
  'sunshine',
  'football',
  'baseball',
  'dragon',
  'princess',
  'recovery',
  'georgia',
  ...site.name.toLowerCase().split(' '),
]

/** A common word with fewer than six other characters, or a run of the keyboard, the alphabet or the digits. */
function isCommon(plain: string): boolean {
  const letters = plain.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('3', 'e')
  const readings = [plain, letters]
  const addsLittleTo = (word: string) => readings.some((text) => text.replaceAll(word, '').length < 6)
  return (
    commonWords.some((word) => readings.some((text) => text.includes(word)) && addsLittleTo(word)) ||
    isRun(plain)
  )
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']

function isRun(plain: string): boolean {
  const backwards = [...plain].reverse().join('')
  return rows.some((row) =>
    [plain, backwards].some((text) => text.length >= 8 && (row + row).includes(text.slice(0, 10))),
  )
}
