import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'

/** The address that staff mean by what they typed; undefined for words to search. `origin` is the site's own. */
export function typedAddress(typed: string, origin: string): string | undefined {
  const text = typed.trim()
  if (/^(?:911|988)$/.test(text) || (/^[+()\d\s.-]+$/.test(text) && text.replace(/\D/g, '').length >= 10))
    return telephoneLink(text)
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  if (text.startsWith(`${origin}/`)) return linkAddress(text.slice(origin.length))
  if (/^http:\/\/\S+$/i.test(text)) return linkAddress(text.replace(/^http/i, 'https'))
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`
  return /^(?:\/|#|[a-z]+:)\S*$/i.test(text) ? linkAddress(text) : undefined
}

/** `(770) 555-0142`, however it was typed. What is not a number of the United States stays as it is. */
export function writtenPhone(typed: string): string {
  const digits = typed.replace(/^\s*\+?1?(?=\D*\d)/, '').replace(/[\s().-]/g, '')
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return typed
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** `+17705550142`, as a phone dials it. */
export const writtenDial = (typed: string): string => /^tel:(.+)/.exec(writtenLink(typed))?.[1] ?? typed

/** The address that a phone number, one of the clinic too, an email address or a website has as a link. */
export const writtenLink = (typed: string): string =>
  /^\{phone[^{}]*\}$/.test(typed) ? `tel:${typed}` : (typedAddress(typed, location.origin) ?? typed)
