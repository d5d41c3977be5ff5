import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { apiLimits } from '../apiLimits.ts'
import { region } from '../region/ours.ts'
import { foldedText } from '../search/foldedText.ts'

/** The username and, if known, the name of the clinic. Attackers try passwords with both first. */
interface Login {
  username: string
  clinic?: string | undefined
}

/** The weakness of a password as a sentence. Undefined for a strong password. */
export function weaknessOf(password: string, { username, clinic = '' }: Login): string | undefined {
  const { minLength, maxLength } = apiLimits.password
  const plain = foldedText(password)
  if ([...password].length < minLength) return `The password needs at least ${minLength} characters.`
  if (password.length > maxLength) return `The password may have at most ${maxLength} characters.`
  if (plain.includes(foldedText(username))) return 'The password may not contain the username.'
  if (new Set(plain).size < 6) return 'The password repeats too few characters.'
  const { guesses } = strength.check(password, [username, ...clinic.toLowerCase().split(' ')])
  if (guesses < minGuesses)
    return 'The password is among those that are tried first; three or four words that have nothing to do with each other are better.'
  return undefined
}

/** A network can try about 1,500 passwords a day, so a thousand networks need over 15 years for this many. */
const minGuesses = 10 ** 10

/** Knows common passwords, names and words, and their usual variations: capitals, digits, keyboard rows. */
const strength = new ZxcvbnFactory({
  dictionary: {
    ...common,
    ...english,
    clinic: [region.name.toLowerCase(), 'recovery'],
    examples: ['correcthorsebatterystaple', 'correct horse battery staple', 'thequickbrownfox'],
  },
  graphs: adjacencyGraphs,
})
