import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { realAddress } from './realAddress.ts'

/** The address that typed text means. Undefined if the text is words to search. `origin` is the origin of this site. */
export function typedAddress(typed: string, origin: string): string | undefined {
  const text = realAddress(typed.trim()).address
  const phone = typedPhone(text)
  if (phone !== undefined) return telephoneLink(phone)
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  if (text.startsWith(`${origin}/`)) return linkAddress(text.slice(origin.length))
  if (/^http:\/\/\S+$/i.test(text)) return linkAddress(text.replace(/^http/i, 'https'))
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`
  return /^(?:\/|#|[a-z]+:)\S*$/i.test(text) ? linkAddress(text) : undefined
}

const letters = 'abc def ghi jkl mno pqrs tuv wxyz'.split(' ')

/** A phone number with its extension. Letters, as in 1-800-662-HELP, become digits. */
function typedPhone(text: string): string | undefined {
  if (/^(?:911|988)$/.test(text)) return text
  const [, number = '', extension] =
    /^(\+?[\d(][a-z\d\s().-]*?)(?:\s*(?:,|;|#|\bx|ext(?:ension)?\b\.?)\s*(\d{1,6}))?$/i.exec(text) ?? []
  const dialed = number.replace(/[a-z]/gi, (letter) =>
    String(letters.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
  )
  const digits = dialed.replace(/\D/g, '')
  const isPhone = /[a-z]/i.test(number) ? /^1?[2-9]\d{9}$/.test(digits) : digits.length >= 10
  // Only the last seven places may be letters.
  if (!isPhone || /[a-z]/i.test(number.replace(/[^a-z\d]/gi, '').slice(0, -7))) return undefined
  return extension ? `${dialed} ext ${extension}` : dialed
}
