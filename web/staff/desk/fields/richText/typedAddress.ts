import { linkOfPhone, wholePhone } from '#shared/clinic/phones.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { realAddress } from '#shared/html/realAddress.ts'

/** The address that typed text means. Undefined if the text is words to search. `origin` is the origin of this site. */
export function typedAddress(typed: string, origin: string): string | undefined {
  const text = realAddress(typed.trim()).address
  if (/^(?:911|988)$/.test(text)) return `tel:${text}`
  const phone = wholePhone(text)
  if (phone !== undefined) return linkOfPhone(phone)
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`
  return /^(?:\/|#|[a-z]+:)\S*$/i.test(text) ? linkAddress(ownAddress(text, origin)) : undefined
}

/** A path for an address of this site, and https in place of http. */
export function ownAddress(address: string, origin: string): string {
  const [secure = '', own = ''] = [address, origin].map((one) => one.replace(/^http:/i, 'https:'))
  return secure === own || secure.startsWith(`${own}/`) ? secure.slice(own.length) || '/' : secure
}
