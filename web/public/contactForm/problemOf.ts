import { callRequestPatterns, isCostly, notInNames } from '#shared/callRequestPatterns.ts'
import { callProblemTexts } from '#shared/content/callProblemTexts.ts'

/** The problem of the typed text. Undefined if the field's general sentence is enough. */
export function problemOf(input: HTMLInputElement): string | undefined {
  const typed = input.value.replace(/\p{Cf}/gu, '').trim()
  const isSpanish = input.closest<HTMLElement>('[lang]')?.lang === 'es'
  const texts = callProblemTexts[isSpanish ? 'es' : 'en']
  if (input.name === 'firstName') return problemOfName(typed, texts)
  return input.name === 'phone' ? problemOfPhone(typed, texts) : undefined
}

type Texts = (typeof callProblemTexts)[keyof typeof callProblemTexts]

function problemOfName(typed: string, { noName, address, markup }: Texts): string | undefined {
  if (typed === '') return noName
  // Includes the characters around the match, which help to find it in the text.
  const found = (pattern: string) => new RegExp(String.raw`\S*(?:${pattern})\S*`, 'iu').exec(typed)?.[0]
  const [anAddress, someMarkup] = [found(notInNames.address), found(notInNames.markup)]
  if (anAddress) return address(anAddress)
  return someMarkup && markup(someMarkup)
}

function problemOfPhone(typed: string, texts: Texts): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  if (digits === '') return undefined
  if (/^\s*(?:\+(?!1)|011|00)/.test(typed)) return texts.otherCountry
  const [, number = ''] = new RegExp(`^(?:${callRequestPatterns.phone})$`, 'u').exec(typed) ?? []
  const national = number.replace(/\D/g, '')
  if (isCostly(national)) return texts.costly(national.slice(0, 3))
  return digits.length === 10 ? texts.impossible : texts.digits(digits.length)
}
