import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { TextRange } from '../checks/parseHtml.ts'
import { foldedLetters } from '../search/foldedText.ts'

interface FoundPhone extends TextRange {
  /** The number as a phone dials it, such as `+14705550100`. */
  dial: string
  extension?: string
}

/** The phone numbers in a folded text, in any spelling, such as `470/555.0100` and `1-800-662-HELP`. */
export function phonesIn(text: string): FoundPhone[] {
  const { length } = text.replace(/\D/g, '')
  if (length < 3 || length > mostDigits) return []
  const digits = text.replace(/[·•_~]/g, '-').replace(lettered, withDigits)
  return findPhoneNumbersInText(digits, 'US').map(({ number: { number, ext }, startsAt, endsAt }) => {
    const found = text.slice(startsAt, endsAt)
    const isOpen = found.startsWith('(') && !found.includes(')')
    return {
      dial: number,
      ...(ext && { extension: ext }),
      start: startsAt + (isOpen ? 1 : 0),
      end: endsAt,
    }
  })
}

/** As of 150 numbers in one text. The search takes seconds for thousands of digits that are none. */
const mostDigits = 1_500

/** The last four places, or all seven after the code of a free call, which “800 dollars” does not have. */
const lettered =
  /(?<![\w-])(?:(?:1[-. ]?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]|\(8(?:00|33|44|55|66|77|88)\)[-. ]?|8(?:00|33|44|55|66|77|88)[-.])(?=[\d-]*[A-Z])[\dA-Z-]{7,8}|(?:1[-. ]?)?\(?[2-9]\d\d\)?[-. ][2-9]\d\d[-. ]?[A-Z]{4})(?!\w)/gi

const keys = 'abc def ghi jkl mno pqrs tuv wxyz'.split(' ')
const withDigits = (number: string) =>
  number.replace(/[a-z]/gi, (letter) =>
    String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
  )

/** The number if the text is a number and nothing else. */
export function wholePhone(text: string): FoundPhone | undefined {
  const folded = foldedLetters(text).trim()
  const [, number = '', extension] = /^(.*?)(?:\s*[,;#]\s*(\d{1,6}))?$/.exec(folded) ?? []
  const [found] = phonesIn(number)
  if (!found || number.slice(0, found.start).trim() || number.slice(found.end).trim()) return undefined
  return extension ? { ...found, extension } : found
}

/** `(470) 555-0100`, or `+44 20 7946 0958` for a number of another country. */
export function usualSpelling(dial: string): string {
  const number = numberOf(dial)
  return number?.countryCallingCode === '1'
    ? number.formatNational()
    : (number?.formatInternational() ?? dial)
}

export const dialOf = (phone: string): string | undefined => numberOf(phone)?.number

export const isTollFree = (dial: string): boolean => /^\+18(?:00|33|44|55|66|77|88)/.test(dial)

export const linkOfPhone = ({ dial, extension }: Pick<FoundPhone, 'dial' | 'extension'>): string =>
  `tel:${dial}${extension ? `,${extension}` : ''}`

function numberOf(phone: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(phone, 'US')
  return number?.isPossible() ? number : undefined
}
