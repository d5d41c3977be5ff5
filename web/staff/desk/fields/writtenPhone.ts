import { typedAddress } from './richText/typedAddress.ts'

/** Formats a US number as `(770) 555-0142`. Any other text stays as it is. */
export function writtenPhone(typed: string): string {
  const digits = typed.replace(/^\s*\+?1?(?=\D*\d)/, '').replace(/[\s().-]/g, '')
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return typed
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** `+17705550142`, as a phone dials it. */
export const writtenDial = (typed: string): string => /^tel:(.+)/.exec(writtenLink(typed))?.[1] ?? typed

/** The link address for a phone number (or a marker of one), an email address or a website. */
export const writtenLink = (typed: string): string =>
  /^\{phone[^{}]*\}$/.test(typed) ? `tel:${typed}` : (typedAddress(typed, location.origin) ?? typed)
