import { usualSpelling, wholePhone } from '#shared/clinic/phones.ts'
import { typedAddress } from './richText/typedAddress.ts'

/** Formats a US number as `(770) 555-0142`. Any other text stays as it is. */
export function writtenPhone(typed: string): string {
  const phone = wholePhone(typed)
  const written = phone && !phone.extension && phone.dial.startsWith('+1') ? usualSpelling(phone.dial) : typed
  return usPhone.test(written) ? written : typed
}

const usPhone = /^\(\d{3}\) \d{3}-\d{4}$/

/** `+17705550142`, as a phone dials it. */
export const writtenDial = (typed: string): string => /^tel:(.+)/.exec(writtenLink(typed))?.[1] ?? typed

/** The link address for a phone number (or a marker of one), an email address or a website. */
export const writtenLink = (typed: string): string =>
  /^\{phone[^{}]*\}$/.test(typed) ? `tel:${typed}` : (typedAddress(typed, location.origin) ?? typed)
