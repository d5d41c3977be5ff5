import { apiLimits } from '../apiLimits.ts'
import { site } from '../site.ts'

/** What is wrong with a password for somebody of that name, as a sentence; undefined where nothing is. */
export function weaknessOf(password: string, username: string): string | undefined {
  const { minLength, maxLength } = apiLimits.password
  const plain = password.normalize('NFKC').toLowerCase()
  if ([...password].length < minLength) return `The password needs at least ${minLength} characters.`
  if (password.length > maxLength) return `The password may have at most ${maxLength} characters.`
  if (plain.includes(username.toLowerCase())) return 'The password may not contain the username.'
  if (new Set(plain).size < 6) return 'The password repeats too few characters.'
  if (guessedFirst(plain))
    return 'The password is among those that are tried first; three or four words that have nothing to do with each other are better.'
  return undefined
}

/** Words that long passwords of millions of people are built around, and those of this clinic. */
const roots = [
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

/** A word everybody tries, with digits and marks around it; or a run along the keyboard, the alphabet or the digits. */
function guessedFirst(plain: string): boolean {
  const read = plain.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('3', 'e')
  const rest = (word: string) => [plain, read].some((text) => text.replaceAll(word, '').length < 6)
  return roots.some((root) => (plain.includes(root) || read.includes(root)) && rest(root)) || isRun(plain)
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']

function isRun(plain: string): boolean {
  const backwards = [...plain].reverse().join('')
  return rows.some((row) =>
    [plain, backwards].some((text) => text.length >= 8 && (row + row).includes(text.slice(0, 10))),
  )
}
